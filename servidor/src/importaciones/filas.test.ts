import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { type Importador, importadorDe } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let articulos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  const admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
  const [{ id: nodoId }] = (await admin.get('/api/articulos/rubros')).cuerpo.filas;
  const campo = { nombre: 'Rosca, paso', tipo: 'NUMERO', unidad: 'mm', decimales: 2, nivel: 'rubro', nodoId };
  expect((await admin.post('/api/articulos/campos', campo)).status).toBe(201);
});
afterAll(() => prueba.cerrar());

const ANTES = 'codigo;descripcion;marca;precio\nW 712/73;Filtro de aceite;Mann;100\nP-200;Pastillas;Bosch;900\n';
const AHORA = [
  'codigo;descripcion;marca;precio;Rosca, paso (mm)',
  'W 712/73;Filtro de aceite;Mann;120;1,5',
  'P-200;Pastillas;Bosch;900;',
  'C-1;Correa poly-v;Gates;50;',
  'C-2;Correa dentada;;consultar;',
  ';Sin código;Gates;10;',
  '',
].join('\n');

it('ART-20, TD-07 the rows of a file are filtered by each of their columns', async () => {
  await articulos.importar(ANTES);
  const { id } = (await articulos.subir(AHORA)).cuerpo;
  expect((await articulos.hacer(id, 'validar')).cuerpo).toMatchObject({
    ...{ crear: 1, actualizar: 1, sinCambios: 1, rechazadas: 2 },
    propios: [{ nombre: 'Rosca, paso', titulo: 'Rosca, paso (mm)' }],
  });
  /** The rows of the file that a filter finds: the first one is the titles. */
  const con = async (filtros: string, mas = '') => {
    const { status, cuerpo } = await articulos.filas(id, `filtros=${encodeURIComponent(filtros)}${mas}`);
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    const filas: number[] = cuerpo.filas.map(({ fila }: { fila: number }) => fila);
    expect(cuerpo.total).toBe(filas.length);
    return filas;
  };

  expect(await con('fila:entre:3,4')).toEqual([3, 4]);
  expect(await con('fila:entre:3,4', '&orden=-fila')).toEqual([4, 3]);
  expect(await con('resultado:uno:CREAR,ACTUALIZAR')).toEqual([2, 4]);
  expect(await con('resultado:uno:CREAR', '&resultado=ACTUALIZAR')).toEqual([]);
  expect(await con('referencia:igual:w71273')).toEqual([2]);
  expect(await con('referencia:empieza:c')).toEqual([4, 5]);
  expect(await con('referencia:vacio')).toEqual([6]);
  expect(await con('texto:empieza:correa')).toEqual([4]);
  expect(await con('texto:contiene:filtro', '&buscar=712')).toEqual([2]);
  expect(await con('cambios:uno:precio')).toEqual([2, 4]);
  expect(await con('cambios:uno:marca')).toEqual([4]);
  expect(await con('cambios:uno:Rosca%2C paso')).toEqual([2]);
  expect(await con('cambios:uno:Rosca%2C paso,descripcion')).toEqual([2, 4]);
  expect(await con('cambios:uno:nada')).toEqual([]);
  expect(await con('cambios:vacio')).toEqual([3, 5, 6]);
  expect(await con('cambios:lleno;resultado:uno:CREAR')).toEqual([4]);
  expect(await con('motivo:contiene:no es un número')).toEqual([5]);
  expect(await con('motivo:empieza:falta el código')).toEqual([6]);
  expect(await con('motivo:lleno')).toEqual([5, 6]);
  expect(await con('motivo:vacio')).toEqual([2, 3, 4]);
  expect((await articulos.filas(id, 'filtros=registro:vacio')).status).toBe(400);
});

it('TD-07 what a reversal left as it is is asked for by its reason, too', async () => {
  const admin = await prueba.cliente({ nombre: 'Ana' });
  const { id } = (await articulos.importar('codigo;descripcion\nR-1;Retén\nR-2;Otro retén\n')).cuerpo;
  const [tocado] = (await admin.get('/api/articulos?buscar=R-1')).cuerpo.filas;
  await admin.patch(`/api/articulos/${tocado.id}`, { version: tocado.version, descripcion: 'Retén de bancada' });
  expect((await articulos.hacer(id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 1 });
  const con = async (filtros: string) =>
    (await articulos.filas(id, `filtros=${filtros}`)).cuerpo.filas.map(
      ({ referencia }: { referencia: string }) => referencia,
    );
  const [{ noRevertida }] = (await articulos.filas(id, 'noRevertidas=true')).cuerpo.filas;
  expect(await con(`motivo:igual:${encodeURIComponent(noRevertida.replaceAll(/[;,%]/g, ' '))}`)).toEqual(['R-1']);
  expect(await con('motivo:lleno')).toEqual(['R-1']);
  expect(await con('motivo:vacio')).toEqual(['R-2']);
});
