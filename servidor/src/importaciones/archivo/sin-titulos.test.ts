import { camposDe, ENTIDADES } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { mundoDeListas } from '#importaciones/listas/ayudas-de-prueba.ts';
import { filasDeHoja, libroDe } from '#importaciones/planilla/planillas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const SIN_TITULOS = { formato: { encabezado: 0 } };
const titulosDe = (columnas: readonly { titulo: string }[]) => columnas.map(({ titulo }) => titulo);

describe('RN-28 a file without a row of titles', () => {
  it('is read whole: its columns are called by their place, its first row is the first artículo, numbered as in the file', async () => {
    const articulos = importadorDe(admin, 'articulos');
    const { cuerpo } = await articulos.subir(
      'ST-1;Filtro;\nST-2;Bujía;1500\n;Sin código;1,50\nST-3;Correa;2,50;de más\n',
    );
    // Nothing of it tells for sure: some row is taken for that of the titles.
    expect(cuerpo).toMatchObject({ formato: { encabezado: 4 }, faltan: ['Código'] });
    const dicho = (await articulos.cambiar(cuerpo.id, SIN_TITULOS)).cuerpo;
    expect(titulosDe(dicho.columnas)).toEqual(['Columna A', 'Columna B', 'Columna C']);
    expect(dicho.muestra.map(({ fila }: { fila: number }) => fila)).toEqual([1, 2, 3, 4]);
    expect(dicho.muestra[0]).toMatchObject({ celdas: ['ST-1', 'Filtro', ''] });
    const mapeo = { codigo: 0, descripcion: 1, precio: 2 };
    expect((await articulos.cambiar(cuerpo.id, { mapeo })).cuerpo).toMatchObject({ mapeo, faltan: [] });
    expect((await articulos.hacer(cuerpo.id, 'validar')).cuerpo).toMatchObject({ leidas: 4, crear: 2, rechazadas: 2 });
    expect((await articulos.hacer(cuerpo.id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', crear: 2 });
    const { filas } = (await articulos.filas(cuerpo.id)).cuerpo;
    expect(
      filas.map(({ fila, resultado, referencia, rechazos }: Record<string, unknown>) => [
        ...[fila, resultado, referencia],
        ...(rechazos as { columna: string; motivo: string }[]).map(({ columna, motivo }) => `${columna}: ${motivo}`),
      ]),
    ).toEqual([
      [1, 'CREAR', 'ST-1'],
      [2, 'CREAR', 'ST-2'],
      [3, 'RECHAZADA', '', 'Columna A: Falta el código del artículo.'],
      [4, 'RECHAZADA', 'ST-3', expect.stringContaining(': Tiene 4 columnas y las demás filas 3')],
    ]);
    expect((await articulos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({
      estado: 'REVERTIDA',
      noRevertidas: 0,
    });
  });

  it.each(ENTIDADES.filter((entidad) => entidad !== 'listas_de_proveedor'))(
    'of %s is one too, rehearsed from its first row on',
    async (entidad) => {
      const importador = importadorDe(admin, entidad);
      const { texto } = await admin.get(`/api/importaciones/plantilla?entidad=${entidad}`);
      const [, ejemplo = ''] = texto.replace('\ufeff', '').split('\r\n');
      const { id } = (await importador.subir(`${ejemplo}\r\n`)).cuerpo;
      const mapeo = Object.fromEntries(Object.keys(camposDe(entidad)).map((campo, lugar) => [campo, lugar]));
      const { cuerpo } = await importador.cambiar(id, { ...SIN_TITULOS, mapeo });
      expect(cuerpo).toMatchObject({ mapeo, muestra: [{ fila: 1, rechazos: [] }] });
      expect((await importador.hacer(id, 'validar')).cuerpo).toMatchObject({
        estado: 'VALIDADA',
        leidas: 1,
        fallo: null,
      });
      expect((await importador.filas(id)).cuerpo.filas).toMatchObject([{ fila: 1 }]);
      await importador.hacer(id, 'descartar');
    },
  );

  it('that is a sheet has a column for all that any of its rows brings', async () => {
    const articulos = importadorDe(admin, 'articulos');
    const xml = filasDeHoja([
      ['SH-1', 'Polea', null],
      ['SH-2', 'Tensor', 'con nota'],
    ]);
    const { id } = (await articulos.subir(libroDe({ hojas: [{ nombre: 'Lista', xml }] }), 'lista.xlsx')).cuerpo;
    const { cuerpo } = await articulos.cambiar(id, {
      ...SIN_TITULOS,
      mapeo: { codigo: 0, descripcion: 1, observaciones: 2 },
    });
    expect(titulosDe(cuerpo.columnas)).toEqual(['Columna A', 'Columna B', 'Columna C']);
    expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ leidas: 2, crear: 2, rechazadas: 0 });
  });

  it('keeps what was said of its columns, and its profile reads the next one, when somebody asks for it', async () => {
    const articulos = importadorDe(admin, 'articulos');
    const { id } = (await articulos.subir('PT-1;Rueda;1500\nPT-2;Eje;2500\n')).cuerpo;
    const mapeo = { codigo: 0, precio: 2 };
    await articulos.cambiar(id, { mapeo });
    expect((await articulos.cambiar(id, SIN_TITULOS)).cuerpo).toMatchObject({ mapeo });
    const guardado = await admin.post('/api/importaciones/perfiles', { importacionId: id, nombre: 'Sin títulos' });
    expect(guardado).toMatchObject({
      status: 201,
      cuerpo: { formato: { encabezado: 0 }, columnas: { codigo: 'Columna A', precio: 'Columna C' } },
    });
    const otra = 'PT-3;Llanta;3500\nPT-4;Maza;4500\n';
    expect((await articulos.subir(otra)).cuerpo).toMatchObject({ perfil: null, formato: { encabezado: 1 }, mapeo: {} });
    const leida = { perfil: 'Sin títulos', formato: { encabezado: 0 }, mapeo };
    const pedida = (await articulos.subir(otra, 'otra.csv', 'Sin títulos')).cuerpo;
    expect(pedida).toMatchObject({ ...leida, muestra: [{ fila: 1, valores: { codigo: 'PT-3', precio: '3500' } }, {}] });
    expect(pedida).not.toHaveProperty('distinta');
    const cambiada = await articulos.cambiar((await articulos.subir(otra)).cuerpo.id, { perfil: 'Sin títulos' });
    expect(cambiada.cuerpo).toMatchObject(leida);
    const deMas = (await articulos.subir('PT-5;Buje;1;x\nPT-6;Perno;2;y\n', 'mas.csv', 'Sin títulos')).cuerpo;
    expect(deMas.distinta).toEqual({ faltan: [], nuevas: ['Columna D'] });
  });

  it('GAP-18 that is the list of a proveedor is read by itself the next time, while it comes as it did', async () => {
    const mundo = mundoDeListas(admin);
    const proveedorId = await mundo.proveedor();
    await mundo.articulo('LT-1');
    const { id, version } = (await mundo.subir('LT-1;Filtro;1500\nLT-2;Bujía;2500\n', proveedorId)).cuerpo;
    const mapeo = { codigo: 0, descripcion: 1, precio: 2 };
    await admin.patch(mundo.ruta(id), { version, ...SIN_TITULOS, mapeo });
    expect(await mundo.hacer(id, 'validar')).toMatchObject({ estado: 'VALIDADA', leidas: 2 });
    expect(await mundo.lineas(id)).toMatchObject([
      { fila: 1, codigo: 'LT-1', situacion: 'NUEVA', costo: '1500.00' },
      { fila: 2, codigo: 'LT-2', situacion: 'SIN_ARTICULO' },
    ]);
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });

    const leida = { formato: { encabezado: 0 }, mapeo, faltan: [] };
    const segunda = (await mundo.subir('LT-1;Filtro;1650\nLT-2;Bujía;2700\n', proveedorId)).cuerpo;
    expect(segunda).toMatchObject({ ...leida, perfil: expect.stringContaining('Distribuidora') });
    expect(segunda).not.toHaveProperty('distinta');
    const conTitulos = (await mundo.subir('Código;Detalle;Precio\nLT-1;Filtro;1650\n', proveedorId)).cuerpo;
    expect(conTitulos).toMatchObject({ formato: { encabezado: 1 }, mapeo: { codigo: 0, descripcion: 1, precio: 2 } });
    // A note on top leaves a doubt; whoever says that there are none finds the columns in their place.
    const conNota = (await mundo.subir('Lista de octubre;;\nLT-1;Filtro;1650\n', proveedorId)).cuerpo;
    expect(conNota).toMatchObject({ formato: { encabezado: 1 }, perfil: null });
    const dicho = await admin.patch(mundo.ruta(conNota.id), { version: conNota.version, ...SIN_TITULOS });
    expect(dicho.cuerpo).toMatchObject(leida);
  });
});
