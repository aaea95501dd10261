import { afterAll, beforeAll, expect, it } from 'vitest';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { mundoDeListas } from '#importaciones/listas/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

type Leida = { readonly resultado: string; readonly rechazos: readonly { readonly motivo: string }[] };

it('ART-20 «Consultar» where a price goes leaves no artículo out: a new one comes without, one that had it keeps it, and both say so', async () => {
  const articulos = importadorDe(admin, 'articulos');
  await articulos.importar('codigo;descripcion;precio\nSP-1;Uno;100\n');
  const filas = ['SP-1;Uno;CONSULTAR', 'SP-2;Dos;S/P', 'SP-3;Tres;-', 'SP-4;Cuatro;900', 'SP-5;Cinco;doce mil'];
  const subida = await articulos.subir(`codigo;descripcion;precio\n${filas.join('\n')}\n`);
  const { id, muestra } = subida.cuerpo;
  expect(muestra.map(({ rechazos }: Leida) => rechazos.length)).toEqual([0, 0, 0, 0, 1]);
  expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', crear: 3, rechazadas: 1 });
  const leidas: Leida[] = (await articulos.filas(id)).cuerpo.filas;
  expect(leidas.map(({ resultado, rechazos }) => [resultado, ...rechazos.map(({ motivo }) => motivo)])).toEqual([
    ['SIN_CAMBIOS', 'No trae precio: no se le cambia.'],
    ['CREAR', 'No trae precio: el artículo se toma sin él.'],
    ['CREAR', 'No trae precio: el artículo se toma sin él.'],
    ['CREAR'],
    ['RECHAZADA', 'No es un número.'],
  ]);
  const hallados = (await admin.get('/api/articulos?buscar=SP&orden=codigo')).cuerpo.filas;
  expect(hallados.map(({ precio }: { precio: string | null }) => precio)).toEqual(['100.00', null, null, '900.00']);
});

it('GAP-18 while nobody said which column is the price, no row is told to lack it', async () => {
  const mundo = mundoDeListas(admin);
  const { id, version, faltan, muestra } = (
    await mundo.subir('Código;Valor;Dto\nMP-1;10;\n;20;\nMP-3;consultar;ver\n', await mundo.proveedor())
  ).cuerpo;
  const dichos = (filas: Leida[]) => filas.map(({ rechazos }) => rechazos.map(({ motivo }) => motivo));
  const DTO = 'Los descuentos van en cadena, por ejemplo 20+10+5.';
  expect(faltan).toEqual(['Precio de lista']);
  expect(dichos(muestra)).toEqual([[], ['Falta el código.'], [DTO]]);
  const mapeo = { codigo: 0, precio: 1, descuentos: 2 };
  const dicha = (await admin.patch(mundo.ruta(id), { version, mapeo })).cuerpo;
  const NO_TRAE = 'No trae precio: su costo queda como estaba.';
  expect([dicha.faltan, dichos(dicha.muestra)]).toEqual([[], [[], ['Falta el código.'], [NO_TRAE, DTO]]]);
});
