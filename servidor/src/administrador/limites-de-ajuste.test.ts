import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const LIMITES = '/api/administrador/limites-de-ajuste';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

describe('AJU-06 the limits of each role', () => {
  it('are of the roles that adjust, begin without end, and go back to it', async () => {
    expect((await admin.get(LIMITES)).cuerpo.filas).toMatchObject([
      { rol: 'administrador', sucursalId: null, maximo: null },
      { rol: 'encargado', maximo: null },
      { rol: 'deposito', maximo: null },
    ]);
    const general = { maximo: '1000.50', sucursalId: null, version: 1 };
    expect(await admin.put(`${LIMITES}/deposito`, general)).toMatchObject({ cuerpo: { maximo: '1000.5', version: 2 } });
    const aparte = { maximo: '20', sucursalId: INICIALES.sucursal };
    expect(await admin.put(`${LIMITES}/deposito`, aparte)).toMatchObject({ cuerpo: { sucursal: 'Casa Central' } });
    expect((await admin.put(`${LIMITES}/deposito`, { maximo: '-1', sucursalId: null, version: 2 })).status).toBe(400);
    const sinFin = { maximo: null, sucursalId: null, version: 2 };
    expect(await admin.put(`${LIMITES}/deposito`, sinFin)).toMatchObject({ cuerpo: { maximo: null } });
    const quitar = { sucursalId: INICIALES.sucursal, version: 1 };
    expect((await admin.delete(`${LIMITES}/deposito`, quitar)).status).toBe(200);
    expect((await admin.delete(`${LIMITES}/deposito`, quitar)).status).toBe(404);
    expect((await admin.put(`${LIMITES}/vendedor`, { maximo: '1', sucursalId: null, version: 1 })).status).toBe(404);
  });

  it('of two who change the same one at once, the second is told', async () => {
    const { version } = (await admin.get(LIMITES)).cuerpo.filas[0];
    const otra = await prueba.cliente({ nombre: 'Otra' });
    const cuerpo = { maximo: '5000', sucursalId: null, version };
    const respuestas = await Promise.all([admin, otra].map((quien) => quien.put(`${LIMITES}/administrador`, cuerpo)));
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
