import { describe, expect, it } from 'vitest';
import { exigirPin } from './pin.ts';

describe('GAP-10 a PIN', () => {
  it.each(['0000', '1234', '4321', '7890', '0987', '1212', '123123', '12341234', '1987', '2026', '2580', '66666666'])(
    '%s is refused: it is one of the first anybody would try',
    (pin) => {
      expect(exigirPin(pin)).toEqual({ ok: false, error: { code: 'acceso.pin_debil', data: {} } });
    },
  );

  it.each(['4071', '8305', '71936', '402817', '19073526'])('%s is taken', (pin) => {
    expect(exigirPin(pin)).toEqual({ ok: true, value: pin });
  });
});
