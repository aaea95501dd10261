import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, LOTES, lote, ponerCosto, ver } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Ana' });
});
afterAll(() => prueba.cerrar());

const actividadDe = async (id: string, quien = persona) => (await quien.get(`/api/actividad/lote_precio/${id}`)).cuerpo;
const comoSeLee = ({ hechos }: { hechos: readonly { accion: string; campos: readonly object[] }[] }) =>
  hechos.map(({ accion, campos }) => [accion, campos]);

it('PRE-06 ART-26 the history of a batch tells in words what it was made of, what became another and each step', async () => {
  const id = await articulo(persona, { precio: '100' });
  const nuevo = await lote(persona, [id], { redondeo: { paso: '10', modo: 'ARRIBA', terminacion: '9' } });
  const cambio = { version: nuevo.version, regla: { tipo: 'PORCENTAJE', valor: '12' } };
  expect((await persona.patch(`${LOTES}/${nuevo.id}`, cambio)).status).toBe(200);
  const aplicado = await caminar(persona, await ver(persona, nuevo), 'simular', 'aprobar', 'aplicar');
  await caminar(persona, aplicado, 'revertir');

  const actividad = await actividadDe(nuevo.id);
  const dichos = comoSeLee(actividad);
  expect(dichos.map(([accion]) => accion)).toEqual(
    ['revertir', 'aplicar', 'aprobar', 'simular', 'cambiar', 'crear'].map((verbo) => `lote.${verbo}`),
  );
  expect(actividad.hechos[0]).toMatchObject({ quien: 'Ana', motivo: 'Salió mal' });
  expect(dichos[4]).toEqual([
    'lote.cambiar',
    [{ campo: 'lo que hace', antes: 'Porcentaje: +10 %', despues: 'Porcentaje: +12 %' }],
  ]);
  // Its reason is said once, above what it was made of.
  expect(actividad.hechos[5]).toMatchObject({ motivo: 'Aumento de agosto' });
  expect(dichos[5]).toEqual([
    'lote.crear',
    [
      { campo: 'artículos', antes: null, despues: 'Elegidos: 1' },
      { campo: 'lo que hace', antes: null, despues: 'Porcentaje: +10 %' },
      { campo: 'redondea', antes: null, despues: 'a múltiplos de 10, hacia arriba, terminado en 9' },
      { campo: 'en las listas', antes: null, despues: 'Lista 1' },
    ],
  ]);
});

it('INV-71 a rule over the cost is told in it only to who may see costs', async () => {
  const id = await articulo(persona, { precio: '100' });
  await ponerCosto(persona, id, { importe: '80' });
  const regla = { tipo: 'MARGEN', valor: '40', base: 'COSTO_REPOSICION' };
  const nuevo = await lote(persona, [id]);
  expect((await persona.patch(`${LOTES}/${nuevo.id}`, { version: nuevo.version, regla })).status).toBe(200);
  const suyos = JSON.stringify(await actividadDe(nuevo.id));
  expect(suyos).toContain('Margen: 40 % sobre el costo de reposición');
  const quienNo = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
  const ajenos = await actividadDe(nuevo.id, quienNo);
  expect(ajenos.hechos).toHaveLength(2);
  expect(JSON.stringify(ajenos)).not.toMatch(/40 %|Margen/);
  const deNadie = await prueba.cliente({ permisos: ['articulo.ver'] });
  expect((await actividadDe(nuevo.id, deNadie)).code).toBe('comun.sin_permiso');
});

it('what was kept of a batch as the tables have it is not shown', async () => {
  const nuevo = await lote(persona, [await articulo(persona, { precio: '100' })]);
  const { id } = await prueba.db
    .insertInto('auditoria')
    .values({ quien: 'Ana', pedido_id: 'p', accion: 'lote.cambiar', entidad: 'lote_precio', entidad_id: nuevo.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const campos = ['motivo', 'regla', 'filtro', 'redondeo', 'listas'];
  await prueba.db
    .insertInto('auditoria_campo')
    .values(campos.map((campo, orden) => ({ auditoria_id: id, orden, campo, antes: null, despues: '{}' })))
    .execute();
  const [[, dichos] = []] = comoSeLee(await actividadDe(nuevo.id));
  expect(dichos).toEqual([{ campo: 'motivo', antes: null, despues: '{}' }]);
});
