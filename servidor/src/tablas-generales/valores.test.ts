import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { cargarMarcas, motivoDeStockInicial, motivoPorTexto } from './index.ts';

const UNIDADES = '/api/tablas-generales/unidades';
const MARCAS = '/api/tablas-generales/marcas';
const MOTIVOS = '/api/tablas-generales/motivos';
let prueba: Prueba;
let admin: Cliente;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

describe('TAB-07 unidades', () => {
  it('changes the decimals of one that no artículo uses', async () => {
    const { cuerpo } = await admin.post(UNIDADES, { codigo: 'BOL', nombre: 'Bolsa', decimales: 0 });
    expect(cuerpo).toMatchObject({ enUso: false, omision: false, activa: true });
    const { cuerpo: despues } = await admin.patch(`${UNIDADES}/${cuerpo.id}`, { version: 1, decimales: 2 });
    expect(despues).toMatchObject({ decimales: 2, version: 2 });
  });

  it('INV-29 freezes the decimals of one in use, and nothing else of it', async () => {
    await sembrarArticulo(prueba.db, { decimales: 2 });
    const { cuerpo } = await admin.get(`${UNIDADES}?buscar=metro`);
    const [metro] = cuerpo.filas;
    expect(metro.enUso).toBe(true);

    const cambio = await admin.patch(`${UNIDADES}/${metro.id}`, { version: 1, decimales: 3 });
    expect(cambio).toMatchObject({
      status: 409,
      cuerpo: { code: 'tablas.unidad_en_uso', data: { unidad: 'Metro' } },
    });
    expect((await admin.patch(`${UNIDADES}/${metro.id}`, { version: 1, nombre: 'Metro lineal' })).cuerpo).toMatchObject(
      {
        nombre: 'Metro lineal',
        decimales: 2,
      },
    );
  });

  it('keeps the one of omission as it is', async () => {
    const ruta = `${UNIDADES}/${INICIALES.unidad}`;
    for (const cambio of [{ activa: false }, { decimales: 1 }]) {
      expect(await admin.patch(ruta, { version: 1, ...cambio })).toMatchObject({
        status: 409,
        cuerpo: { code: 'tablas.valor_fijo' },
      });
    }
    expect((await admin.get(`${UNIDADES}?id=${INICIALES.unidad}`)).cuerpo.filas).toMatchObject([
      { codigo: 'U', decimales: 0, activa: true },
    ]);
  });

  it('refuses a repeated code and decimals beyond three', async () => {
    const repetida = await admin.post(UNIDADES, { codigo: 'kg.', nombre: 'Kilo', decimales: 3 });
    expect(repetida.cuerpo).toMatchObject({ code: 'tablas.codigo_repetido', data: { otro: 'Kilogramo' } });
    expect((await admin.post(UNIDADES, { codigo: 'G', nombre: 'Gramo', decimales: 4 })).cuerpo.issues).toEqual([
      { path: ['decimales'], message: 'Va de 0 a 3.' },
    ]);
  });

  it('comes as CSV', async () => {
    expect((await admin.get(`${UNIDADES}/exportar?buscar=litro`)).texto).toContain('L;Litro;2;Sí');
  });
});

describe('TAB-07 marcas', () => {
  it('adds, renames, retires and finds them, and counts their artículos', async () => {
    const { cuerpo } = await admin.post(MARCAS, { nombre: 'Röhm & Haas' });
    const articuloId = await sembrarArticulo(prueba.db);
    await prueba.db.updateTable('articulo').set({ marca_id: cuerpo.id }).where('id', '=', articuloId).execute();

    expect((await admin.get(`${MARCAS}?buscar=rohm`)).cuerpo.filas).toMatchObject([{ articulos: 1 }]);
    const repetida = await admin.post(MARCAS, { nombre: 'ROHM HAAS' });
    expect(repetida.cuerpo).toMatchObject({ code: 'tablas.nombre_repetido', data: { otro: 'Röhm & Haas' } });
    const retirada = await admin.patch(`${MARCAS}/${cuerpo.id}`, { version: 1, activa: false });
    expect(retirada.cuerpo).toMatchObject({ activa: false, articulos: 1 });
    expect((await admin.get(`${MARCAS}?activa=true&buscar=rohm`)).cuerpo.total).toBe(0);
    expect((await admin.get(`${MARCAS}/exportar`)).texto).toContain('Röhm & Haas;1;No');
  });

  it('lets only one of two equal ones in', async () => {
    const respuestas = await Promise.all([
      admin.post(MARCAS, { nombre: 'Bosch' }),
      admin.post(MARCAS, { nombre: 'BOSCH' }),
    ]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is loaded in bulk by name', async () => {
    const cargar = () => prueba.db.transaction().execute((tx) => cargarMarcas(tx, ['Skf', 'SKF', 'Fag', '--']));
    const primera = await cargar();
    expect([...primera.keys()].toSorted()).toEqual(['FAG', 'SKF']);
    expect(await cargar()).toEqual(primera);
  });
});

describe('TAB-07 motivos', () => {
  it('keeps one list per clase', async () => {
    const nuevo = await admin.post(MOTIVOS, { clase: 'DEVOLUCION', nombre: 'Rotura' });
    expect(nuevo.status).toBe(201);
    expect((await admin.post(MOTIVOS, { clase: 'AJUSTE', nombre: 'rotura' })).cuerpo.code).toBe(
      'tablas.nombre_repetido',
    );
    const { cuerpo } = await admin.get(`${MOTIVOS}?clase=DEVOLUCION&buscar=rotura`);
    expect(cuerpo.filas).toMatchObject([{ id: nuevo.cuerpo.id, clase: 'DEVOLUCION', inicial: false }]);
    const cambio = await admin.patch(`${MOTIVOS}/${nuevo.cuerpo.id}`, { version: 1, nombre: 'Llegó roto' });
    expect(cambio.cuerpo).toMatchObject({ nombre: 'Llegó roto', clase: 'DEVOLUCION' });
    expect((await admin.get(`${MOTIVOS}/exportar?clase=DEVOLUCION`)).texto).toContain('Devoluciones;Llegó roto;Sí');
  });

  it('keeps «Stock inicial» as it is', async () => {
    const { id } = await motivoDeStockInicial(prueba.db);
    expect(await admin.patch(`${MOTIVOS}/${id}`, { version: 1, activo: false })).toMatchObject({
      status: 409,
      cuerpo: { code: 'tablas.valor_fijo', data: { nombre: 'Stock inicial' } },
    });
  });

  it('finds one by its text or creates it, and refuses one out of use', async () => {
    const nombrar = (texto: string) => prueba.db.transaction().execute((tx) => motivoPorTexto(tx, 'AJUSTE', texto));
    expect(await nombrar(' ROTURA ')).toMatchObject({ id: INICIALES.motivoRotura });
    const nuevo = await nombrar('Se mojó');
    expect(await nombrar('se mojo')).toEqual(nuevo);

    await admin.patch(`${MOTIVOS}/${nuevo.id}`, { version: 1, activo: false });
    await expect(nombrar('se mojó')).rejects.toMatchObject({ error: { code: 'tablas.motivo_inactivo' } });
  });
});
