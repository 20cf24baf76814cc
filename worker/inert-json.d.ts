/**
 * A text as a JSON string in which no such sign is left: they travel as escapes, which mean the same in JSON. Quotes and line
 * ends cannot leave the string either.
 */
export declare const inertString: (text: string) => string;
