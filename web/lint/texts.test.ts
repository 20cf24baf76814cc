import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import texts from './texts.ts';

RuleTester.describe = describe;
// oxlint-disable-next-line vitest/valid-title -- The tester names its cases.
RuleTester.it = (name, check) => it(name, { retry: 0 }, () => expect(check).not.toThrow());

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const inParagraph = (children: string) => `const shown = <p>${children}</p>;`;
const errors = (count: number) => Array.from({ length: count }, () => ({ message: /element of its own/ }));

tester.run('texts/own-element', texts.rules['own-element'] as never, {
  valid: [
    '{t("a")}',
    '{isOn ? t("a") : t("b")}',
    'Fixed <b>words</b> of a page',
    '{icon}<span>{t("a")}</span>',
    '{isOn ? <Spinner /> : icon} <span>{children}</span>',
    '{list.map((one) => <b key={one}>{one}</b>)}<i />',
    '{isOn && <b />}{" "}{/* why */}<i />',
  ].map(inParagraph),
  invalid: [
    ['{isOn ? <Spinner /> : icon}{children}', 1],
    ['<Icon />{t("a")}', 1],
    ['Fixed {isOn ? <b /> : null}', 1],
    ['Fixed {icon}', 1],
    // oxlint-disable-next-line no-template-curly-in-string -- Code.
    ['{isOn && <b />}{`a ${b}`}', 1],
    ['{a} · {b}', 3],
    ['{isOn ? "text" : <b />}<i />', 1],
    ['{error?.message}<i />', 1],
    ['{list.map((one) => one)}', 1],
    ['{list.map((one) => { if (one.isPlain) return one.text; return <b key={one.id} />; })}', 1],
    ['<>{isOn && <b />}text</>', 1],
  ].map(([children, count]) => ({ code: inParagraph(String(children)), errors: errors(Number(count)) })),
});
