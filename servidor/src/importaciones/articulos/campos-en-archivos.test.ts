import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escribirCsv } from '#http/csv.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { exportable } from '#importaciones/exportables.query.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const A = '/api/articulos';
let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
let lugar = '';
const ids: Record<string, string> = {};
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
  const nodo = async (nivel: string, cuerpo: object) => (await admin.post(`${A}/${nivel}`, cuerpo)).cuerpo;
  const rubro = await nodo('rubros', { codigo: 'CAM', nombre: 'Con campos' });
  const familia = await nodo('familias', { codigo: 'CAM', nombre: 'Familia con campos', rubroId: rubro.id });
  const subfamilia = await nodo('subfamilias', { codigo: 'CAM', nombre: 'Hoja con campos', familiaId: familia.id });
  lugar = [rubro, familia, subfamilia].map(({ nombre }) => nombre).join(';');
  const definir = async (nombre: string, tipo: string, mas: object = {}) => {
    const cuerpo = { nombre, tipo, nivel: 'rubro', nodoId: rubro.id, ...mas };
    ids[nombre] = (await admin.post(`${A}/campos`, cuerpo)).cuerpo.id;
  };
  await definir('Diámetro', 'NUMERO', { unidad: 'mm', decimales: 1 });
  await definir('Color', 'LISTA', { opciones: [{ nombre: 'Rojo' }, { nombre: 'Azul' }] });
  await definir('Vence', 'FECHA');
});
afterAll(() => prueba.cerrar());

const soloNombrada = ({ id, nombre }: { readonly id: string; readonly nombre: string }) => ({ id, nombre });
const TITULOS = 'Código;Descripción;Rubro;Familia;Subfamilia;Diámetro (mm);color;Vence';
const archivo = (...filas: string[]) => [TITULOS, ...filas, ''].join('\r\n');
const dicho = async (codigo: string) => {
  const { filas } = (await admin.get(`${A}?buscar=${codigo}`)).cuerpo;
  const { campos } = filas[0];
  return ['Diámetro', 'Color', 'Vence'].map((nombre) => campos[ids[nombre] ?? ''] ?? null);
};

describe('ART-18 campos of the business in a file of artículos', () => {
  it('are recognised, created, changed and taken back, each row as it was', async () => {
    const primera = archivo(`CA-1;Uno;${lugar};12,5;rojo;5/1/2026`, `CA-2;Dos;${lugar};;;`);
    const cargada = (await articulos.subir(primera)).cuerpo;
    expect(cargada.mapeo).toMatchObject({ [ids.Diámetro ?? '']: 5, [ids.Color ?? '']: 6, [ids.Vence ?? '']: 7 });
    expect(cargada.propios.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
      'Color',
      'Diámetro (mm)',
      'Vence',
    ]);
    expect(cargada.muestra[0]).toMatchObject({ valores: { [ids.Diámetro ?? '']: '12,5' }, rechazos: [] });
    expect((await articulos.hacer(cargada.id, 'validar')).cuerpo).toMatchObject({ crear: 2, rechazadas: 0 });
    expect((await articulos.hacer(cargada.id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', crear: 2 });
    expect(await dicho('CA-1')).toEqual(['12.5', 'Rojo', '2026-01-05']);
    expect(await dicho('CA-2')).toEqual([null, null, null]);

    const otra = archivo(`CA-1;Uno;${lugar};13;;5/1/2026`, `CA-2;Dos;${lugar};;Azul;`);
    const cambio = (await articulos.importar(otra)).cuerpo;
    expect(cambio).toMatchObject({ estado: 'APLICADA', crear: 0, actualizar: 2, sinCambios: 0 });
    expect(await dicho('CA-1')).toEqual(['13', 'Rojo', '2026-01-05']);
    const { filas } = (await articulos.filas(cambio.id)).cuerpo;
    expect(filas[0].cambios).toEqual([{ campo: 'Diámetro', antes: '12,5', despues: '13' }]);
    expect((await articulos.importar(otra)).cuerpo).toMatchObject({ actualizar: 0, sinCambios: 2 });

    expect((await articulos.hacer(cambio.id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA' });
    expect(await dicho('CA-1')).toEqual(['12.5', 'Rojo', '2026-01-05']);
    expect(await dicho('CA-2')).toEqual([null, null, null]);
    const vaciar = (await articulos.subir(archivo(`CA-1;Uno;${lugar};;;`))).cuerpo;
    await articulos.cambiar(vaciar.id, { opciones: { vaciosBorran: true } });
    await articulos.hacer(vaciar.id, 'aplicar');
    expect(await dicho('CA-1')).toEqual([null, null, null]);
  });

  it('a value that is none of its campo, or of a campo that is not asked for there, leaves its row out', async () => {
    const { id } = (
      await articulos.importar(
        archivo(`CA-3;Tres;${lugar};12,55;;`, `CA-4;Cuatro;${lugar};;Verde;`, 'CA-5;Cinco;;;;1;;'),
      )
    ).cuerpo;
    const { filas } = (await articulos.filas(id)).cuerpo;
    expect(
      filas.map(({ rechazos }: { rechazos: { columna: string }[] }) => rechazos.map(({ columna }) => columna)),
    ).toEqual([['Diámetro (mm)'], ['color'], ['Diámetro (mm)']]);
  });

  it('of a subfamilia that the file creates, is the same in the rehearsal as when it is applied', async () => {
    const nueva = 'Con campos;Familia con campos;Hoja que trae el archivo';
    const { id } = (await articulos.subir(archivo(`CA-20;Veinte;${nueva};20;;`, 'CA-21;Otra;Otro rubro;;;21;;')))
      .cuerpo;
    const vistas = async () =>
      (await articulos.filas(id)).cuerpo.filas.map(({ resultado }: { resultado: string }) => resultado);
    expect((await articulos.hacer(id, 'validar')).cuerpo).toMatchObject({ crear: 1, rechazadas: 1 });
    const ensayadas = await vistas();
    expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', crear: 1, fallo: null });
    expect([ensayadas, await vistas()]).toEqual(Array(2).fill(['CREAR', 'RECHAZADA']));
    expect(await dicho('CA-20')).toEqual(['20', null, null]);
  });

  it('an option that was taken away stays with who has it: what is exported is read back, and nobody else takes it', async () => {
    await articulos.importar(archivo(`CA-6;Seis;${lugar};;Azul;`, `CA-7;Siete;${lugar};;Rojo;`));
    const color = (await admin.get(`${A}/campos`)).cuerpo.filas.find(({ id }: { id: string }) => id === ids.Color);
    const opciones = color.opciones.filter(({ nombre }: { nombre: string }) => nombre !== 'Azul');
    const soltar = (cuerpo: object) => admin.patch(`${A}/campos/${color.id}`, cuerpo);
    const { cuerpo: sinAzul } = await soltar({ version: color.version, opciones: opciones.map(soloNombrada) });
    const csv = await text(escribirCsv(await exportable(prueba.db, 'articulos', { ahora: new Date() })));
    expect(csv).toMatch(/CA-6;.*;Azul;/);
    expect((await articulos.importar(csv)).cuerpo).toMatchObject({ crear: 0, actualizar: 0, rechazadas: 0 });
    const { id } = (await articulos.importar(archivo(`CA-7;Siete;${lugar};;Azul;`, `CA-8;Ocho;${lugar};;azul;`)))
      .cuerpo;
    const { filas } = (await articulos.filas(id)).cuerpo;
    expect(filas.map(({ rechazos }: { rechazos: object[] }) => rechazos)).toEqual(
      Array(2).fill([
        { columna: 'color', valor: 'Azul', motivo: 'Es una opción que se quitó. Las que hay son: Rojo.' },
      ]),
    );
    await soltar({ version: sinAzul.version, opciones: color.opciones.map(soloNombrada) });
  });

  it('one created by a file goes with it, and what is exported is read back', async () => {
    const { id } = (await articulos.importar(archivo(`CA-9;Nueve;${lugar};9;Azul;1/2/2026`))).cuerpo;
    const csv = await text(escribirCsv(await exportable(prueba.db, 'articulos', { ahora: new Date() })));
    expect(csv).toContain(';Color;Diámetro (mm);Vence');
    expect(csv.split('\r\n').find((fila) => fila.startsWith('CA-9'))).toMatch(/;Azul;9;01\/02\/2026$/);
    expect((await articulos.importar(csv)).cuerpo).toMatchObject({ crear: 0, actualizar: 0, rechazadas: 0 });
    // The same of what the table exports, which brings all of its columns.
    const deLaTabla = await articulos.importar((await admin.get(`${A}/exportar`)).texto);
    expect(deLaTabla.cuerpo).toMatchObject({ crear: 0, actualizar: 0, rechazadas: 0 });
    expect(Object.keys(deLaTabla.cuerpo.mapeo)).toEqual(expect.arrayContaining(['tipo', ...Object.values(ids)]));
    expect((await articulos.hacer(id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA' });
    expect((await admin.get(`${A}?buscar=CA-9`)).cuerpo.filas).toEqual([]);
    expect((await admin.get('/api/importaciones/plantilla?entidad=articulos')).texto).toContain('Diámetro (mm)');
  });
});

describe('GAP-18 a campo that is called as the currency of a file', () => {
  it('does not make pesos of its dollars, at once or once its row of titles is said', async () => {
    const nodoId = (await admin.get(`${A}/rubros?buscar=CAM`)).cuerpo.filas[0].id;
    const definido = await admin.post(`${A}/campos`, { nombre: 'Moneda', tipo: 'TEXTO', nivel: 'rubro', nodoId });
    expect(definido.status, definido.texto).toBe(201);
    const moneda = definido.cuerpo;
    const cuerpo = `Código;Descripción;Rubro;Familia;Subfamilia;Precio;Moneda\nCA-USD;Diez;${lugar};100;USD\n`;
    const { id } = (await articulos.importar(cuerpo)).cuerpo;
    const [fila] = (await articulos.filas(id)).cuerpo.filas;
    expect(fila.rechazos).toMatchObject([{ valor: 'USD 100' }]);
    expect((await admin.get(`${A}?buscar=CA-USD`)).cuerpo.filas).toMatchObject([{ precio: null }]);

    const subida = (await articulos.subir(`Lista de mayo\n${cuerpo}`)).cuerpo;
    const porArriba = (await articulos.cambiar(subida.id, { formato: { encabezado: 1 } })).cuerpo;
    expect(porArriba.mapeo).not.toHaveProperty('precio');
    const { mapeo } = (await articulos.cambiar(subida.id, { formato: { encabezado: 2 } })).cuerpo;
    expect([mapeo.moneda, mapeo[moneda.id]]).toEqual([6, undefined]);
  });
});

describe('REA-04 a campo of the business in the report of what changed', () => {
  it('is told whatever its name, by hand and by a file; of costs, to who sees them', async () => {
    const nodo = async (nivel: string, cuerpo: object) => (await admin.post(`${A}/${nivel}`, cuerpo)).cuerpo;
    const rubro = await nodo('rubros', { codigo: 'PRO', nombre: 'Propios' });
    const familia = await nodo('familias', { codigo: 'PRO', nombre: 'De la casa', rubroId: rubro.id });
    const hoja = await nodo('subfamilias', { codigo: 'PRO', nombre: 'Hoja', familiaId: familia.id });
    const definir = (nombre: string) =>
      nodo('campos', { nombre, tipo: 'NUMERO', nivel: 'rubro', nodoId: rubro.id }).then(({ id }) => id);
    const [sugerido, flete] = [await definir('Precio sugerido'), await definir('Costo del flete')];
    const datos = { codigo: 'PROPIO', descripcion: 'Rueda', subfamiliaId: hoja.id };
    const { id, version } = (await admin.post(A, datos)).cuerpo;
    const aMano = await admin.patch(`${A}/${id}`, { version, campos: { [sugerido]: '900', [flete]: '12' } });
    expect(aMano.status, aMano.texto).toBe(200);
    const deArchivo = await articulos.importar(
      'Código;Descripción;Rubro;Familia;Subfamilia;Precio sugerido;Costo del flete;Precio\n' +
        'PROPIO;Rueda;Propios;De la casa;Hoja;950;14;1000\n',
    );
    expect(deArchivo.cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 });

    const contados = async (quien: Cliente) => {
      const { filas } = (await quien.get(`${A}/reportes/cambios?buscar=propio&clase=DATOS`)).cuerpo;
      return filas.map(({ campo, despues }: { campo: string; despues: string }) => `${campo} ${despues}`).sort();
    };
    const deTodos = ['Precio sugerido 900', 'Precio sugerido 950', 'alta PROPIO'];
    expect(await contados(admin)).toEqual(['Costo del flete 12', 'Costo del flete 14', ...deTodos]);
    expect(await contados(await prueba.cliente({ permisos: ['articulo.ver'] }))).toEqual(deTodos);
  });
});
