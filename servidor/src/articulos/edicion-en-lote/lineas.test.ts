import { escribirFiltros } from '@trastienda/nucleo/comun/filtros.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, SIN_NADIE } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const E = '/api/articulos/ediciones';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());

async function editar(ids: readonly string[], cambios: object, cambian: number): Promise<string> {
  const pedido = { seleccion: { de: 'ids', ids }, cambios, cambian, motivo: 'Orden del depósito' };
  const { status, cuerpo } = await persona.post(E, pedido);
  expect(status, JSON.stringify(cuerpo)).toBe(201);
  return cuerpo.id;
}

it('ART-19, TD-07, TD-12 the lines of a change are filtered by each of their columns, also in their file', async () => {
  const marcaId = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Wega' })).cuerpo.id;
  const ids = [
    await articulo(persona, { codigo: 'FIL-1', descripcion: 'Filtro de aire' }),
    await articulo(persona, { codigo: 'FIL-2', descripcion: 'Filtro de aceite', marcaId }),
    await articulo(persona, { codigo: 'COR-1', descripcion: 'Correa' }),
  ];
  // In another change, what is asked of this one is not to be found.
  await editar([ids[1] ?? ''], { iva: '27' }, 1);
  await prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: ids[2] ?? '', deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '4' })
    .execute();
  const edicion = `${E}/${await editar(ids, { marcaId, estado: 'INACTIVO' }, 2)}`;
  /** The códigos that a filter finds, which are those of its file. */
  const con = async (filtros: string, mas = '') => {
    const pedido = `filtros=${encodeURIComponent(filtros)}${mas}`;
    const { filas, total } = (await persona.get(`${edicion}/lineas?${pedido}`)).cuerpo;
    const codigos: string[] = filas.map(({ codigo }: { codigo: string }) => codigo);
    const { texto } = await persona.get(`${edicion}/exportar?${pedido}&columnas=codigo`);
    // The file has a row for each thing that changed.
    expect([...new Set(texto.trim().split('\r\n').slice(1))]).toEqual(codigos);
    expect(total).toBe(codigos.length);
    return codigos;
  };

  expect(await con('codigo:empieza:fil')).toEqual(['FIL-1', 'FIL-2']);
  expect(await con('codigo:empieza:fil', '&orden=-codigo')).toEqual(['FIL-2', 'FIL-1']);
  expect(await con('codigo:igual:fil 2')).toEqual(['FIL-2']);
  expect(await con('descripcion:contiene:filtro', '&buscar=aceite')).toEqual(['FIL-2']);
  expect(await con('cambios:uno:marca')).toEqual(['FIL-1']);
  expect(await con('cambios:uno:marca,estado')).toEqual(['FIL-1', 'FIL-2']);
  expect(await con('cambios:uno:iva')).toEqual([]);
  expect(await con('cambios:vacio')).toEqual(['COR-1']);
  expect(await con('cambios:lleno;descripcion:contiene:aire')).toEqual(['FIL-1']);
  expect(await con('problema:uno:DEPENDENCIAS,TRANSICION')).toEqual(['COR-1']);
  expect(await con('problema:vacio')).toEqual(['FIL-1', 'FIL-2']);
  expect(await con('problema:vacio', '&que=FALLAS')).toEqual([]);

  const archivo = async (filtros: string) =>
    (await persona.get(`${edicion}/exportar?filtros=${filtros}&columnas=cambios,codigo`)).texto;
  expect((await archivo('cambios:uno:marca')).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Dato;Antes;Después;Por qué no;Código',
    'Estado;Activo;Inactivo;;FIL-1',
    'Marca;;Wega;;FIL-1',
  ]);
  expect(await archivo('problema:lleno')).toContain(
    '\r\n;;;Tiene stock, reservas, documentos abiertos o una estructura vigente o programada;COR-1\r\n',
  );
  // The reason comes with either of the columns that show it, and once with both.
  const escrito = async (columnas: string) =>
    (await persona.get(`${edicion}/exportar?filtros=problema:lleno&columnas=${columnas}`)).texto
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
  expect(await escrito('codigo,problema')).toEqual([
    'Código;Por qué no',
    'COR-1;Tiene stock, reservas, documentos abiertos o una estructura vigente o programada',
  ]);
  expect((await escrito('problema,codigo,cambios'))[0]).toBe('Por qué no;Código;Dato;Antes;Después');
  expect((await persona.get(`${edicion}/lineas?filtros=antes:vacio`)).status).toBe(400);
});

it('ART-19 one edit tells what was asked, when and by whom, and by whom it was taken back', async () => {
  const ids = [await articulo(persona, { codigo: 'UNA-1' }), await articulo(persona, { codigo: 'UNA-2' })];
  const id = await editar(ids, { permiteNegativo: true }, 2);
  const ver = async () => (await persona.get(`${E}/${id}`)).cuerpo;
  const dicho = { id, tipo: 'EDITAR', pedido: 'Permite stock negativo: sí', articulos: 2, fallas: 0 };
  expect(await ver()).toMatchObject({ ...dicho, motivo: 'Orden del depósito', quien: 'R. Núñez', deshecha: null });
  const nadal = await prueba.cliente({ nombre: 'C. Nadal' });
  const vuelta = (await nadal.post(`${E}/${id}/deshacer`, { motivo: 'Era otro' })).cuerpo.id;
  expect((await ver()).deshecha).toMatchObject({ quien: 'C. Nadal' });
  expect((await persona.get(`${E}/${vuelta}`)).cuerpo).toMatchObject({ tipo: 'DESHACER', quien: 'C. Nadal' });
  // Its file does not say it as if it set what it took away.
  const { texto } = await persona.get(`${E}/exportar?buscar=negativo&columnas=tipo,pedido`);
  expect(texto).toBe(
    '\uFEFFTipo;Cambio\r\nVuelta atrás;Deshace: Permite stock negativo: sí\r\nEdición;Permite stock negativo: sí\r\n',
  );
  // As the list tells it.
  const { filas } = (await persona.get(`${E}?buscar=negativo&tipo=EDITAR`)).cuerpo;
  expect(filas).toEqual([await ver()]);
  expect((await persona.get(`${E}/${SIN_NADIE}`)).status).toBe(404);
});

it('ART-19 neither they nor their files are for who may not see artículos', async () => {
  const ajeno = await prueba.cliente({ permisos: ['cliente.ver'] });
  const rutas = ['', '/exportar', `/${SIN_NADIE}`, `/${SIN_NADIE}/lineas`, `/${SIN_NADIE}/exportar`];
  for (const ruta of rutas) expect((await ajeno.get(`${E}${ruta}`)).status).toBe(403);
});

it('ART-19 TD-12 a rate reads as people write it in what was asked and in every file, and is kept as it was', async () => {
  const ids = [await articulo(persona, { codigo: 'TASA-1' }), await articulo(persona, { codigo: 'TASA-2' })];
  const id = await editar(ids, { iva: '10.5', permiteNegativo: true }, 2);
  await editar(ids.slice(1), { iva: 'NO_GRAVADO' }, 1);
  const pedido = 'IVA: 10,5 % · Permite stock negativo: sí';
  expect((await persona.get(`${E}/${id}`)).cuerpo.pedido).toBe(pedido);
  for (const dicho of [pedido, 'IVA: No gravado']) {
    const filtro = `filtros=${encodeURIComponent(escribirFiltros([{ campo: 'pedido', es: 'igual', texto: dicho }]) ?? '')}`;
    expect((await persona.get(`${E}?${filtro}`)).cuerpo.filas.map((una: { pedido: string }) => una.pedido)).toEqual([
      dicho,
    ]);
    expect((await persona.get(`${E}/exportar?${filtro}&columnas=pedido`)).texto).toBe(`\uFEFFCambio\r\n${dicho}\r\n`);
  }
  const { texto } = await persona.get(`${E}/${id}/exportar?columnas=codigo,cambios&filtros=codigo:igual:TASA-1`);
  expect(texto).toContain('\r\nTASA-1;IVA;21 %;10,5 %;\r\n');
  const articulos = (await persona.get('/api/articulos/exportar?buscar=TASA&orden=codigo&columnas=codigo,iva')).texto;
  expect(articulos).toBe('\uFEFFCódigo;IVA\r\nTASA-1;10,5\r\nTASA-2;No gravado\r\n');
  const guardado = await prueba.db.selectFrom('edicion_en_lote').select('pedido').where('id', '=', id).execute();
  expect(guardado).toEqual([{ pedido: 'IVA: 10.5 · Permite stock negativo: sí' }]);
});
