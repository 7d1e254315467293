Object.assign(window, { process: { env: {} } });

export {};
