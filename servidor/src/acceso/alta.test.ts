import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { asegurarAdministrador, crearUsuarioPorConsola } from './index.ts';

const admin = { email: 'ada@quiroga.test', contrasena: 'el mate está frío hoy' };

let base: BaseDePrueba;
beforeEach(async () => {
  base = await crearBaseDePrueba();
});
afterEach(() => base.cerrar());

it('ADMIN_EMAIL makes one administrator of two servers that start at once, and both start', async () => {
  expect(await Promise.all([1, 2, 3].map(() => asegurarAdministrador(base.db, admin)))).toEqual([true, true, true]);
  const personas = base.db.selectFrom('concesion').select('rol').execute();
  expect(await personas).toEqual([{ rol: 'administrador' }]);
});

it('ADMIN_EMAIL of somebody who is here already gives them nothing, and the start says why it stops', async () => {
  await crearUsuarioPorConsola(base.db, { nombre: 'Ada', rol: 'vendedor', ...admin });
  await expect(asegurarAdministrador(base.db, admin)).rejects.toMatchObject({
    error: { code: 'acceso.email_repetido' },
  });
});
