import { expect, it } from 'vitest';
import { cicloDeCliente } from './ciclo-de-cliente.ts';

it('allows from each state exactly the actions the business agreed on', () => {
  const permitido = Object.fromEntries(
    cicloDeCliente.estados.map((estado) => [estado, cicloDeCliente.accionesDesde(estado)]),
  );

  expect(permitido).toEqual({
    ACTIVO: ['bloquear', 'inactivar'],
    BLOQUEADO: ['desbloquear', 'inactivar'],
    INACTIVO: ['reactivar'],
  });
});
