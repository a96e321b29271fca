/** The part of saxen we use; the package brings no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', handler: (tag: string, attributes: () => Readonly<Record<string, string | undefined>>) => void): this;
    on(event: 'closeTag', handler: (tag: string) => void): this;
    on(event: 'text' | 'cdata', handler: (text: string) => void): this;
    parse(xml: string): this;
    stop(): void;
  }
}
