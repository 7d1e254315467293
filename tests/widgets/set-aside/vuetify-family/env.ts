Object.assign(globalThis, { process: { env: {} } });
