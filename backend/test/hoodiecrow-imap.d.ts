declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net';

  interface Message {
    readonly uid: number;
    readonly flags: readonly string[];
    readonly raw: string;
  }

  interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
    getMailbox(path: string): { messages: Message[] };
    appendMessage(path: string, flags: string[], at: false, raw: string): void;
    getCommandHandler(command: string): CommandHandler;
    setCommandHandler(command: string, handler: CommandHandler): void;
  }

  type CommandHandler = (connection: { readonly socket: Socket }, ...rest: unknown[]) => void;

  /** A user `testuser` has the password `testpass`. */
  function hoodiecrow(options: { readonly storage: Record<string, object> }): ImapServer;

  export { hoodiecrow as default };
}
