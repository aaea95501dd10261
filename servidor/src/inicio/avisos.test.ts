import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const A = '/api/inicio/avisos';

let prueba: Prueba;
let dirige: Cliente;
let vende: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  dirige = await prueba.cliente({ permisos: ['aviso.escribir', 'tabla.ver'], nombre: 'Lucía Ferreyra' });
  vende = await prueba.cliente({ permisos: ['tabla.ver'] });
});
beforeEach(async () => {
  prueba.reloj.ahora = new Date('2026-11-25T23:30:00-03:00');
  await prueba.db.deleteFrom('aviso_enterado').execute();
  await prueba.db.deleteFrom('aviso_interno').execute();
});
afterAll(() => prueba.cerrar());

const escribir = async (texto: string, hasta: string | null = null) => {
  const { status, cuerpo } = await dirige.post(A, { texto, hasta });
  expect(status, JSON.stringify(cuerpo)).toBe(201);
  return cuerpo;
};
const ve = async (quien: Cliente) => (await quien.get(A)).cuerpo.avisos;
const textos = async (quien: Cliente) => (await ve(quien)).map(({ texto }: { texto: string }) => texto);

it('is told to everybody, the newest first, with who wrote it, and as news to everybody else', async () => {
  await escribir('  El lunes contamos el depósito.  ');
  await escribir('Cambió el horario');
  expect(await ve(vende)).toMatchObject([
    { texto: 'Cambió el horario', autor: { nombre: 'Lucía Ferreyra', foto: null }, hasta: null, enterados: null },
    { texto: 'El lunes contamos el depósito.' },
  ]);
  const noticias = async (quien: Cliente) => (await quien.get('/api/notificaciones?tema=avisos')).cuerpo.filas;
  expect((await noticias(vende))[0]).toMatchObject({
    tipo: 'aviso.escrito',
    titulo: 'Aviso de Lucía Ferreyra',
    texto: 'Cambió el horario',
    ruta: '/',
  });
  expect(await noticias(dirige)).toEqual([]);
});

it('is seen up to its day, in Argentina, and may not end before it begins', async () => {
  await escribir('Solo por hoy', '2026-11-25');
  expect(await textos(vende)).toEqual(['Solo por hoy']);
  prueba.reloj.ahora = new Date('2026-11-26T00:30:00-03:00');
  expect(await textos(vende)).toEqual([]);
  const tarde = await dirige.post(A, { texto: 'Ayer', hasta: '2026-11-25' });
  expect([tarde.status, tarde.cuerpo.code]).toEqual([409, 'inicio.aviso_vencido']);
  expect(tarde.cuerpo.title).toContain('25/11/2026');
});

it('goes away for who knows of it, comes back if they want, and who writes sees how many know', async () => {
  const { id } = await escribir('Cambió el horario');
  const marcar = (enterado: boolean) => vende.put(`${A}/${id}/enterado`, { enterado });
  expect((await marcar(true)).cuerpo).toEqual({ enterado: true });
  expect((await marcar(true)).status).toBe(200);
  expect(await textos(vende)).toEqual([]);
  expect(await ve(dirige)).toMatchObject([{ texto: 'Cambió el horario', enterados: 1 }]);
  await marcar(false);
  expect(await textos(vende)).toEqual(['Cambió el horario']);
});

it('is taken down once, for everybody, and leaves a trail', async () => {
  const { id } = await escribir('Se cortó el sistema de tarjetas');
  const retirar = () => dirige.post(`${A}/${id}/retirar`);
  expect((await Promise.all([retirar(), retirar()])).map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await textos(vende)).toEqual([]);
  expect((await vende.put(`${A}/${id}/enterado`, { enterado: true })).status).toBe(404);
  const rastro = await prueba.db
    .selectFrom('auditoria')
    .select('accion')
    .where('entidad', '=', 'aviso')
    .where('entidad_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rastro.map(({ accion }) => accion)).toEqual(['aviso.escribir', 'aviso.retirar']);
});

it('is refused without its permission, too short, too long, or when there are enough, also of two at once', async () => {
  expect((await vende.post(A, { texto: 'Hola a todos' })).status).toBe(403);
  expect((await dirige.post(A, { texto: ' ab ' })).status).toBe(400);
  expect((await dirige.post(A, { texto: 'x'.repeat(281) })).status).toBe(400);
  for (let i = 1; i < 20; i += 1) await escribir(`Aviso ${i}`);
  const dos = await Promise.all(['Uno', 'Otro'].map((texto) => dirige.post(A, { texto: `${texto} más` })));
  expect(dos.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(dos.find(({ status }) => status === 409)?.cuerpo.code).toBe('inicio.demasiados_avisos');
});
