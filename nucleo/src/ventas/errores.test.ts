import { expect, it } from 'vitest';
import { erroresDeVentas } from './errores.ts';

it('a nota is named in a refusal as the screens name it', () => {
  expect(erroresDeVentas['ventas.nada_por_reservar'].mensaje({ numero: 2_001 })).toMatch(/^La nota 2\.001 ya tiene/);
  expect(erroresDeVentas['ventas.nada_entregado'].mensaje({ numero: 2_001, permitidas: [] })).toMatch(
    /^La nota 2\.001 no tiene/,
  );
});
