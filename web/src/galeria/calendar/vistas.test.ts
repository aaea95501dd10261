import { describe, expect, it } from 'vitest';
import { tituloDe } from './vistas.ts';

describe('the title of a view of the calendar', () => {
  it('says the whole of what is seen, and on a phone the same in few words', () => {
    expect(tituloDe('mes', '2026-11-22')).toBe('noviembre de 2026');
    expect(tituloDe('mes', '2026-11-22', true)).toBe('nov 2026');
    expect(tituloDe('semana', '2026-11-22')).toMatch(/^16.*22 de noviembre de 2026$/);
    expect(tituloDe('semana', '2026-11-22', true)).toMatch(/^16.*22 de nov$/);
  });

  it('leaves no year out of a week that has days of two', () => {
    expect(tituloDe('semana', '2026-12-30', true)).toMatch(/2026.*2027$/);
  });
});
