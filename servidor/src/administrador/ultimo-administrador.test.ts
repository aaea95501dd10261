import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { RUTA, sembrar, TODO } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let administra: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  administra = await prueba.cliente({ nombre: 'Otra administradora' });
});
afterAll(() => prueba.cerrar());

describe('the last administrator', () => {
  /** Leaves two people who administer everything, and gives the others their place back afterwards. */
  async function entreDos(trabajo: (una: string, otra: string) => Promise<void>) {
    const [una, otra] = [await sembrar(prueba, 'Una', [TODO]), await sembrar(prueba, 'Otra', [TODO])];
    const quitados = await prueba.pool.query(
      "delete from concesion where rol = 'administrador' and usuario_id <> all($1::uuid[]) returning usuario_id",
      [[una.id, otra.id]],
    );
    await trabajo(una.id, otra.id);
    await prueba.pool.query(
      "insert into concesion (usuario_id, rol) select unnest($1::uuid[]), 'administrador' on conflict do nothing",
      [quitados.rows.map(({ usuario_id }) => usuario_id)],
    );
  }
  const desactivar = (id: string) => administra.patch(`${RUTA}/${id}`, { version: 1, activo: false });
  const degradar = (id: string) =>
    administra.put(`${RUTA}/${id}/concesiones`, {
      version: 1,
      concesiones: [{ ...TODO, sucursalId: INICIALES.sucursal }],
    });

  it.each([
    ['deactivated', 'deactivated', desactivar, desactivar],
    ['given other roles', 'given other roles', degradar, degradar],
    ['deactivated', 'given other roles', desactivar, degradar],
  ])('stays when one is %s and the other is %s at the same time', async (_, __, primero, segundo) => {
    await entreDos(async (una, otra) => {
      const respuestas = await Promise.all([primero(una), segundo(otra)]);
      expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
      const rechazada = respuestas.find(({ status }) => status === 409);
      expect(rechazada?.cuerpo.code).toBe('acceso.ultimo_administrador');
      const { rows } = await prueba.pool.query(
        "select count(*)::int as n from concesion c join usuario u on u.id = c.usuario_id where u.activo and rol = 'administrador' and sucursal_id is null",
      );
      expect(rows).toEqual([{ n: 1 }]);
    });
  });
});
