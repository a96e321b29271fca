import { expect, test } from 'vitest';
import { labelPdf } from './label.ts';

test('a label prints the marks and accents of a name as they are written', () => {
  const words = { service: 'FedEx 2Day®', trackingNumber: '704622055519', from: ['Atlanta'], to: ['José Muñoz'], foot: [] };
  const page = labelPdf(words).toString('latin1');
  expect(page).toContain('(FedEx 2Day®)');
  expect(page).toContain('(José Muñoz)');
  expect(page).toContain('/WinAnsiEncoding');
  expect(page).not.toContain('?');
});
