import { runCodesCommand } from "./code-commands.server";
import { runMailsCommand } from "./mail-commands.server";

/** What can be asked for on the command line, with the app running or stopped. */
export const COMMANDS = { codes: runCodesCommand, mails: runMailsCommand };
