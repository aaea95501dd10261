import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const LIMITES = '/api/administrador/limites-de-venta';

let prueba: Prueba;
let administra: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  administra = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const leer = async () => (await administra.get(LIMITES)).cuerpo.filas;
const NUEVO = { descuentoMaximo: '12.5', margenMinimo: '15', bajoMargen: 'MOTIVO', costoViejo: 'IMPEDIR' };

describe('PRE-12 the limits of each role', () => {
  it('begin as it was: whoever changes prices has no end, others give nothing', async () => {
    expect(await leer()).toMatchObject([
      { rol: 'administrador', sucursalId: null, descuentoMaximo: '100' },
      { rol: 'encargado', descuentoMaximo: '100', bajoMargen: 'AVISAR' },
      { rol: 'vendedor', descuentoMaximo: '0', margenMinimo: '0' },
      { rol: 'deposito' },
      { rol: 'taller' },
      { rol: 'consulta' },
    ]);
  });

  it('are changed for everywhere and apart for a sucursal, which can go back', async () => {
    const general = { ...NUEVO, sucursalId: null, version: 1 };
    expect(await administra.put(`${LIMITES}/taller`, general)).toMatchObject({ status: 200, cuerpo: { version: 2 } });
    const aparte = { ...NUEVO, descuentoMaximo: '3', margenMinimo: null, sucursalId: INICIALES.sucursal };
    expect(await administra.put(`${LIMITES}/taller`, aparte)).toMatchObject({
      cuerpo: { sucursal: 'Casa Central', descuentoMaximo: '3', margenMinimo: null, version: 1 },
    });
    expect((await leer()).filter(({ rol }: { rol: string }) => rol === 'taller')).toHaveLength(2);
    const quitar = { sucursalId: INICIALES.sucursal, version: 1 };
    expect((await administra.delete(`${LIMITES}/taller`, quitar)).status).toBe(200);
    expect(await administra.delete(`${LIMITES}/taller`, quitar)).toMatchObject({ status: 404 });
  });

  it('of two who change the same one at once, the second is told', async () => {
    const [fila] = (await leer()).filter(({ rol }: { rol: string }) => rol === 'consulta');
    const otra = await prueba.cliente({ nombre: 'Otra' });
    const cuerpo = { ...NUEVO, sucursalId: null, version: fila.version };
    const respuestas = await Promise.all([administra, otra].map((quien) => quien.put(`${LIMITES}/consulta`, cuerpo)));
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of a sucursal nobody has, and out of range, are bad data', async () => {
    const deNadie = { ...NUEVO, sucursalId: '01900000-0000-7000-8000-00000000ffff' };
    expect(await administra.put(`${LIMITES}/taller`, deNadie)).toMatchObject({ status: 400 });
    expect(
      await administra.put(`${LIMITES}/taller`, { ...NUEVO, descuentoMaximo: '100.01', sucursalId: null, version: 2 }),
    ).toMatchObject({ status: 400 });
  });
});
