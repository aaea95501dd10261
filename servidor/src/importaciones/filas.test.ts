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
  'C-2;Correa dentada;;doce mil;',
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

const conEseMotivo = (motivo: string) =>
  `filtros=${encodeURIComponent(`motivo:igual:${motivo.replace(/[%;,]/g, encodeURIComponent)}`)}`;

it('ART-20 tells in how many rows each reason is, and how many more there are', async () => {
  const admin = await prueba.cliente();
  const sinDescripcion = Array.from({ length: 3 }, (_, i) => `N-${i};;`);
  const malos = ['M-1;Tapa;doce', 'M-2;Tapa;trece'];
  const { id } = (await articulos.subir(['codigo;descripcion;precio', ...malos, ...sinDescripcion, ''].join('\n')))
    .cuerpo;
  const motivos = async () => (await admin.get(`/api/importaciones/${id}/motivos`)).cuerpo;
  expect(await motivos()).toEqual({ motivos: [], otros: 0 });
  await articulos.hacer(id, 'validar');
  const { motivos: dichos, otros } = await motivos();
  expect(otros).toBe(0);
  expect(dichos.map(({ filas }: { filas: number }) => filas)).toEqual([3, 2]);
  for (const { motivo, filas } of dichos) {
    const con = await articulos.filas(id, conEseMotivo(motivo));
    expect(con.cuerpo.total, motivo).toBe(filas);
  }
});

it('ART-20 reasons that differ in what they tell of their row are one, and show the rows of all of them', async () => {
  const admin = await prueba.cliente();
  await articulos.importar('codigo;descripcion;codigo_original\nPD-1;Tapa;OR-77-A\nPD-2;Junta;OR 78\n');
  const lineas = [
    'PN-1;Tapa;7790001000010;',
    'PN-2;Tapa;7790001000028;',
    'PN-3;Tapa;7790001000036;',
    'PN-4;Tapa;;OR-77-A',
    'PN-5;Tapa;;OR 78',
    'PN-6;Tapa;12345;',
  ];
  const subido = await articulos.subir(`codigo;descripcion;codigo_de_barras;codigo_original\n${lineas.join('\n')}\n`);
  const { id } = subido.cuerpo;
  await articulos.hacer(id, 'validar');
  const { motivos, otros } = (await admin.get(`/api/importaciones/${id}/motivos`)).cuerpo;
  const digito = 'Su dígito de control no corresponde, tendría que terminar en';
  expect({ motivos, otros }).toEqual({
    motivos: [
      { motivo: `${digito} …: el artículo se toma sin él.`, filas: 3 },
      { motivo: 'Ya es un código del artículo …: el artículo se toma sin él.', filas: 2 },
    ],
    otros: 0,
  });
  const con = async (motivo: string) => (await articulos.filas(id, conEseMotivo(motivo))).cuerpo.filas;
  expect(await con(motivos[0].motivo)).toHaveLength(3);
  const deOtros = await con(motivos[1].motivo);
  const referencias = deOtros.map(({ referencia }: { referencia: string }) => referencia);
  expect(referencias).toEqual(['PN-4', 'PN-5']);
  // Each row keeps its own words, by which it is asked for as before.
  expect(await con(deOtros[0].rechazos[0].motivo)).toHaveLength(1);
  expect(deOtros[0].rechazos[0].motivo).toContain('PD-1');
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

it('TD-12 the rows of a file are a file: those that are filtered, with the columns in view', async () => {
  const admin = await prueba.cliente();
  await articulos.importar('codigo;descripcion;precio\nTD-1;Tapa;100\n');
  const archivo = [
    'codigo;descripcion;marca;precio',
    'TD-1;Tapa de cilindros;Mann;1250,5',
    'TD-2;=1+1;Bosch;',
    'TD-3;Correa;;doce mil',
    '',
  ].join('\n');
  const { id } = (await articulos.subir(archivo, 'Lista – «marzo» €.csv')).cuerpo;
  await articulos.hacer(id, 'validar');
  const bajar = (consulta = '') => admin.get(`/api/importaciones/${id}/filas/exportar?${consulta}`);
  const filasDe = async (consulta = '') => (await bajar(consulta)).texto.trim().split('\r\n');

  const todo = await bajar();
  expect(todo.status).toBe(200);
  const [, comoSeLlama = ''] = String(todo.encabezados['content-disposition']).split("filename*=UTF-8''");
  expect(decodeURIComponent(comoSeLlama)).toBe('filas-Lista – «marzo» €.csv');
  expect(todo.texto.replace('\ufeff', '').split('\r\n')).toEqual([
    'Fila;Resultado;Referencia;Descripción;Qué cambia;Por qué no',
    '2;Actualiza;TD-1;Tapa de cilindros;"Descripción: Tapa → Tapa de cilindros; Marca: Mann; Precio: 100,00 → 1.250,50";',
    `3;Crea;TD-2;'=1+1;"Descripción: =1+1; Marca: Bosch; Subfamilia: Sin clasificar; Unidad: U; Tipo: Producto; IVA: 21 %; Permite negativo: No";`,
    '4;Rechazada;TD-3;;;precio «doce mil»: No es un número.',
    '',
  ]);
  expect((await filasDe('orden=-fila&columnas=referencia')).slice(1)).toEqual(['TD-3', 'TD-2', 'TD-1']);
  expect(await filasDe(`columnas=motivo,fila&filtros=${encodeURIComponent('resultado:uno:RECHAZADA')}`)).toHaveLength(
    2,
  );
  expect((await filasDe('columnas=fila&buscar=tapa')).slice(1)).toEqual(['2']);
  expect((await bajar('filtros=registro:vacio')).status).toBe(400);
  expect((await bajar('formato=xlsx')).encabezados['content-type']).toContain('spreadsheetml');
});

it('TD-12 a file of several blocks comes whole, once, in the order asked for', async () => {
  const admin = await prueba.cliente();
  const cuantas = 2_001;
  const lineas = Array.from({ length: cuantas }, (_, i) => `BL-${i};Bulón ${i};${i % 7 === 0 ? 'doce mil' : i}`);
  const { id } = (await articulos.subir(`codigo;descripcion;precio\n${lineas.join('\n')}\n`)).cuerpo;
  await articulos.hacer(id, 'validar');
  const bajar = async (consulta: string) =>
    (await admin.get(`/api/importaciones/${id}/filas/exportar?${consulta}`)).texto.trim().split('\r\n').slice(1);
  const enOrden = lineas.map((linea) => linea.split(';')[0]);
  expect(await bajar('columnas=referencia')).toEqual(enOrden);
  expect(await bajar('columnas=referencia&orden=-fila')).toEqual(enOrden.toReversed());
  // Each with its own reasons, wherever a block is cut.
  const conMotivo = (await bajar('columnas=fila,motivo')).filter((linea) => linea.includes('No es un número'));
  expect(conMotivo).toHaveLength(Math.ceil(cuantas / 7));
});
