import { afterAll, beforeAll, expect, it } from 'vitest';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('INV-74 a code that cannot come back stays where it is, and whoever had that one too: the rest is taken back', async () => {
  const mundo = mundoDeListas(admin);
  const proveedorId = await mundo.proveedor();
  const letras = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Z'] as const;
  const ids: Record<string, string> = {};
  for (const letra of letras) ids[letra] = await mundo.articulo(`ART-${letra}`);
  const de = (letra: string) => ids[letra] ?? '';
  for (const letra of letras.slice(0, -1)) {
    await mundo.agregar(de(letra), proveedorId, { codigo: `VIEJO-${letra}`, costo: '100' });
  }
  // The list calls all but F by their own code, and no longer brings F.
  const lineas = ['A', 'B', 'C', 'D', 'E', 'G'].map((letra) => `ART-${letra};Repuesto;110,00`);
  const id = await mundo.comparada(`Código;Detalle;Precio\n${lineas.join('\n')}\n`, proveedorId);
  await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });

  // Afterwards A takes what B was called, B what C was, and F what D was; and Z, another one, what A was.
  const codigos = importadorDe(admin, 'codigos');
  const dar = (quien: string, codigo: string) =>
    codigos.importar(`codigo;otro codigo;proveedor\nART-${quien};${codigo};Distribuidora 1\n`);
  for (const [quien, codigo] of [
    ['A', 'VIEJO-B'],
    ['B', 'VIEJO-C'],
    ['F', 'VIEJO-D'],
    ['Z', 'VIEJO-A'],
    // These two only change places between them, so both can go back.
    ['E', 'VIEJO-G'],
    ['G', 'VIEJO-E'],
  ] as const) {
    expect((await dar(quien, codigo)).cuerpo, codigo).toMatchObject({ estado: 'APLICADA', rechazadas: 0 });
  }

  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 4, fallo: null });
  const codigoDe = async (letra: string) => (await mundo.tratosDe(de(letra))).filas[0];
  expect(await Promise.all(letras.map(async (letra) => (await codigoDe(letra)).codigo))).toEqual([
    'VIEJO-B',
    'VIEJO-C',
    'ART-C',
    'ART-D',
    'VIEJO-E',
    'VIEJO-D',
    'VIEJO-G',
    'VIEJO-A',
  ]);
  expect(await Promise.all(['A', 'E', 'G'].map(async (letra) => (await codigoDe(letra)).costo))).toEqual([
    '110.00',
    '100.00',
    '100.00',
  ]);
  const apartadas = await mundo.lineas(id, 'apartada=true');
  expect(apartadas.map(({ codigo, noRevertida }: Record<string, string>) => [codigo, noRevertida])).toEqual(
    ['A', 'B', 'C', 'D'].map((letra) => [`ART-${letra}`, 'El código que tenía ya es de otro artículo.']),
  );
});
