import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const A = '/api/articulos';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const crear = async (codigo: string, mas: object = {}): Promise<string> => {
  const { status, cuerpo, texto } = await persona.post(A, { codigo, descripcion: codigo, ...mas });
  expect(status, texto).toBe(201);
  return cuerpo.id;
};
const mover = async (id: string, accion: string) => {
  const { version } = (await persona.get(`${A}/${id}`)).cuerpo;
  return persona.post(`${A}/${id}/estado`, { version, accion });
};
const codigosDe = async (consulta: string) =>
  (await persona.get(`${A}/reportes/inactivos?${consulta}`)).cuerpo.filas.map(
    ({ codigo }: { codigo: string }) => codigo,
  );

it('REA-06 ART-25 a code that another one answers to by now keeps one from coming back, as activating it says', async () => {
  const barras = { codigos: [{ tipo: 'BARRAS', valor: '7791234567898' }] };
  const cruzado = await crear('CON-BARRAS', barras);
  const repetido = await crear('rep-1');
  const libre = await crear('LIBRE-1');
  for (const id of [cruzado, repetido, libre]) expect((await mover(id, 'inactivar')).status).toBe(200);
  await crear('7791234567898');
  // Two more that are called alike, of which the second one was taken with a reason.
  const primero = await crear('REP 1');
  await crear('REP.1', { repetirCodigo: { motivo: 'De otro fabricante' } });
  await mover(primero, 'inactivar');

  const { filas } = (await persona.get(`${A}/reportes/inactivos?orden=codigo`)).cuerpo;
  const bloqueos = Object.fromEntries(
    filas.map(({ codigo, bloqueos: suyos }: { codigo: string; bloqueos: readonly string[] }) => [codigo, suyos]),
  );
  expect(bloqueos).toEqual({ 'CON-BARRAS': ['CODIGO'], 'LIBRE-1': [], 'REP 1': ['CODIGO'], 'rep-1': ['CODIGO'] });
  expect((await codigosDe('filtros=traba:uno:CODIGO')).toSorted()).toEqual(['CON-BARRAS', 'REP 1', 'rep-1']);
  expect(await codigosDe('filtros=traba:vacio')).toEqual(['LIBRE-1']);
  const respuestas = await Promise.all([cruzado, repetido, primero].map((id) => mover(id, 'activar')));
  expect(respuestas.map(({ cuerpo }) => cuerpo.code)).toEqual([
    'articulos.codigo_cruzado',
    'articulos.codigo_repetido',
    'articulos.codigo_repetido',
  ]);
  expect((await mover(libre, 'activar')).status).toBe(200);
});
