import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { verificacionesDeListas } from '#importaciones/listas/verificaciones.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

type Foto = Readonly<Record<string, unknown>>;
const REPOSICION = [
  'costo_reposicion',
  'costo_reposicion_moneda',
  'costo_reposicion_fecha',
  'costo_reposicion_origen',
] as const;

/** All that a list of the proveedor writes of each of these artículos, by our code; what there is not is not there. */
async function fotos(proveedorId: string, codigos: readonly string[]): Promise<ReadonlyMap<string, Foto>> {
  const { rows } = await prueba.pool.query<Foto & { codigo: string }>(
    `select a.codigo, ${REPOSICION.map((columna) => `a.${columna}`).join(', ')}, t.id is not null as vende, t.costo, t.moneda,
            t.descuentos, t.recargos, t.multiplo, t.principal, t.actualizado_en, t.fuera_de_lista,
            (select k.valor from codigo_articulo k
              where k.articulo_id = a.id and k.proveedor_id = $1 and k.tipo = 'PROVEEDOR') as suyo
       from articulo a left join articulo_proveedor t on t.articulo_id = a.id and t.proveedor_id = $1
      where a.codigo = any($2)`,
    [proveedorId, codigos],
  );
  return new Map(rows.map((fila) => [fila.codigo, fila]));
}

/** Applies a list of rows «código del proveedor;nuestro código;precio;descuento», with what it lacks marked as gone, or not. */
async function aplicar(proveedorId: string, renglones: readonly string[], conFaltantes = true): Promise<string> {
  const archivo = ['Código;Nuestro código;Precio;Descuentos;Detalle', ...renglones.map((uno) => `${uno};Repuesto`)];
  const id = await mundo.comparada(archivo.join('\n'), proveedorId, { limite: '100' });
  await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
  if (!conFaltantes) {
    await mundo.decidir(id, 'marcar', { marca: 'excluir', cuales: { filtro: { situacion: 'FALTA' } } });
  }
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null, lista: { omitidas: 0 } });
  return id;
}
const revertir = async (id: string, noRevertidas: number) =>
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas, fallo: null });
const LA_POSTERIOR = 'Una lista posterior dice lo que pide el proveedor.';
/** Why each of the rows that a list left as they are stayed; it says how many they are. */
async function quedaron(id: string): Promise<readonly string[]> {
  const filas = await mundo.lineas(id, 'apartada=true');
  expect((await admin.get(mundo.ruta(id))).cuerpo.noRevertidas).toBe(filas.length);
  return filas.map(({ noRevertida }: Record<string, string>) => noRevertida);
}

describe('INV-74 lists taken back in any order', () => {
  it('the first one first, they leave what was asked before all of them', async () => {
    const proveedorId = await mundo.proveedor();
    const codigos = ['PRIM-SUBE', 'PRIM-IGUAL', 'PRIM-FALTA'];
    for (const codigo of codigos)
      await mundo.agregar(await mundo.articulo(codigo), proveedorId, { codigo, costo: '100' });
    const antes = await fotos(proveedorId, codigos);
    const enero = await aplicar(proveedorId, [
      'PRIM-SUBE;PRIM-SUBE;120;',
      'PRIM-IGUAL;PRIM-IGUAL;110;',
      'PRIM-FALTA;PRIM-FALTA;130;',
    ]);
    const febrero = await aplicar(proveedorId, ['PRIM-SUBE;PRIM-SUBE;140;', 'PRIM-IGUAL;PRIM-IGUAL;110;']);
    const conLasDos = await fotos(proveedorId, codigos);
    await revertir(enero, 3);
    expect(await quedaron(enero)).toEqual([LA_POSTERIOR, LA_POSTERIOR, LA_POSTERIOR]);
    expect(await fotos(proveedorId, codigos)).toEqual(conLasDos);
    await revertir(febrero, 0);
    expect(await fotos(proveedorId, codigos)).toEqual(antes);
    expect(await quedaron(enero)).toEqual([]);
  });

  it('the artículo and the trato that the first one created go with the one that held them', async () => {
    const proveedorId = await mundo.proveedor();
    const codigos = ['HEREDA-FIJO', 'HEREDA-TRATO', 'HEREDA-NUEVO', 'HEREDA-FALTA'];
    await mundo.articulo('HEREDA-FIJO');
    await mundo.articulo('HEREDA-TRATO');
    const antes = await fotos(proveedorId, codigos);
    const renglones = (precio: string) => codigos.map((codigo) => `${codigo};${codigo};${precio};`);
    const primera = await aplicar(proveedorId, renglones('50'));
    const segunda = await aplicar(proveedorId, renglones('60').slice(0, 3));
    const tercera = await aplicar(proveedorId, renglones('60').slice(0, 3), false);
    await revertir(primera, 4);
    await revertir(tercera, 0);
    expect((await fotos(proveedorId, codigos)).size).toBe(4);
    // The second one still holds all of it.
    expect(await quedaron(primera)).toEqual(Array(4).fill(LA_POSTERIOR));
    await revertir(segunda, 0);
    expect(await fotos(proveedorId, codigos)).toEqual(antes);
    expect(await quedaron(primera)).toEqual([]);
    expect((await admin.get('/api/articulos?buscar=HEREDA-NUEVO&estado=BORRADOR')).cuerpo.filas).toEqual([]);
  });

  it('an artículo that a list created and somebody touched stays, with what that list asked for it', async () => {
    const proveedorId = await mundo.proveedor();
    const primera = await aplicar(proveedorId, ['TOCADO-1;TOCADO-1;50;']);
    const [{ id, version }] = (await admin.get('/api/articulos?buscar=TOCADO-1&estado=BORRADOR')).cuerpo.filas;
    const dicho = await admin.patch(`/api/articulos/${id}`, { version, descripcion: 'Ya lo conocemos' });
    expect(dicho.status).toBe(200);
    const segunda = await aplicar(proveedorId, ['TOCADO-1;TOCADO-1;60;']);
    await revertir(primera, 1);
    await revertir(segunda, 0);
    expect(await mundo.tratosDe(id)).toMatchObject({ filas: [{ costo: '50.00' }], reposicion: { importe: '50.00' } });
  });

  it('and one that was touched after the second one stays too, which is told of that one', async () => {
    const proveedorId = await mundo.proveedor();
    const primera = await aplicar(proveedorId, ['TOCADO-2;TOCADO-2;50;']);
    const segunda = await aplicar(proveedorId, ['TOCADO-2;TOCADO-2;60;']);
    const [{ id, version }] = (await admin.get('/api/articulos?buscar=TOCADO-2&estado=BORRADOR')).cuerpo.filas;
    const dicho = await admin.patch(`/api/articulos/${id}`, { version, descripcion: 'Ya lo conocemos' });
    expect(dicho.status).toBe(200);
    await revertir(primera, 1);
    await revertir(segunda, 1);
    expect(await quedaron(segunda)).toEqual(['Alguien cambió después el artículo que se creó.']);
    expect(await quedaron(primera)).toEqual([LA_POSTERIOR]);
    const { hechos } = (await admin.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos).toContainEqual(expect.objectContaining({ accion: 'articulo.crear_importando' }));
    expect(hechos).not.toContainEqual(expect.objectContaining({ accion: 'articulo.revertir_importacion' }));
    expect(await mundo.tratosDe(id)).toMatchObject({ filas: [{ costo: '60.00' }] });
  });

  it('what somebody wrote between two of them stays: the code of another file, the cost of reposición', async () => {
    const proveedorId = await mundo.proveedor();
    const n = mundo.numero();
    const id = await mundo.articulo('MEDIO-1');
    await mundo.agregar(id, proveedorId, { codigo: 'MEDIO-A', costo: '80' });
    const primera = await aplicar(proveedorId, ['MEDIO-B;MEDIO-1;90;']);
    const codigos = importadorDe(admin, 'codigos');
    const archivo = `codigo;otro codigo;proveedor\nMEDIO-1;MEDIO-C;Distribuidora ${n}\n`;
    expect((await codigos.importar(archivo)).cuerpo).toMatchObject({ estado: 'APLICADA', rechazadas: 0 });
    const aMano = { importe: '150', moneda: 'ARS', origen: 'A mano' };
    expect((await admin.post(`/api/articulos/${id}/costos`, aMano)).status).toBe(201);
    const segunda = await aplicar(proveedorId, ['MEDIO-D;MEDIO-1;95;']);
    await revertir(primera, 1);
    await revertir(segunda, 0);
    expect(await mundo.tratosDe(id)).toMatchObject({
      filas: [{ codigo: 'MEDIO-C', costo: '80.00' }],
      reposicion: { importe: '150.00', origen: 'A mano' },
    });
  });

  it('one that says what the others say is told as back when the one that held it is, not when another is', async () => {
    const proveedorId = await mundo.proveedor();
    await mundo.agregar(await mundo.articulo('TURNO-1'), proveedorId, { codigo: 'TURNO-1', costo: '100' });
    const poner = (precio: string) => aplicar(proveedorId, [`TURNO-1;TURNO-1;${precio};`]);
    const [primera, segunda] = [await poner('100'), await poner('100')];
    const [tercera, cuarta] = [await poner('100'), await poner('120')];
    await revertir(primera, 1);
    await revertir(cuarta, 0);
    await revertir(tercera, 0);
    expect(await quedaron(primera)).toEqual([LA_POSTERIOR]);
    await revertir(segunda, 0);
    expect(await quedaron(primera)).toEqual([]);
  });

  it('they leave, however they are put and taken back, what the last one that holds said, or somebody', async () => {
    const arbitrario = fc.tuple(
      fc.array(APLICAR, { minLength: 2, maxLength: 3 }),
      fc.array(PASO, { maxLength: 4 }),
      // In the end all of them are taken back, in one order or another.
      fc.array(REVERTIR, { minLength: 7, maxLength: 7 }),
    );
    await fc.assert(
      fc.asyncProperty(arbitrario, (pasos) => seguir(pasos.flat())),
      { numRuns: 6 },
    );
    const sanos = await Promise.all(verificacionesDeListas.map(({ consulta }) => consulta(prueba.db)));
    expect(sanos.flat()).toEqual([]);
  }, 240_000);
});

/** Of who sells each one: four that the proveedor sells, one that it does not, and one that is not there yet. */
const CUALES = ['FIJO', 'UNO', 'DOS', 'TRES', 'SUELTO', 'NADIE'] as const;
const RENGLON = fc.record({
  precio: fc.constantFrom('100', '110', '110', '120'),
  letra: fc.constantFrom('A', 'A', 'B'),
  descuento: fc.constantFrom('', '', '', '10'),
});
const CUAL = fc.nat(CUALES.length - 1);
const APLICAR = fc.tuple(
  fc.constant('aplicar'),
  fc.tuple(RENGLON, ...CUALES.slice(1).map(() => fc.option(RENGLON, { freq: 2 }))),
  fc.boolean(),
);
const REVERTIR = fc.tuple(fc.constant('revertir'), fc.nat(20));
const PASO = fc.oneof(
  { weight: 2, arbitrary: APLICAR },
  { weight: 2, arbitrary: REVERTIR },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('escribir'), CUAL, fc.constantFrom({ costo: '77' }, { diasDeEntrega: 3 })),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('reponer'), CUAL, fc.constantFrom('100', '130')) },
);
type Paso = typeof PASO extends fc.Arbitrary<infer P> ? P : never;

/** What a list, or somebody, left of an artículo, and whether somebody touched that one since. */
type Capa = { readonly lista: string | null; readonly foto: Foto | undefined; readonly tocada: boolean };
/** The newest on top. At the bottom, what nothing takes back. */
type Pila = readonly Capa[];

/** What is left of a pile without what a list put there; null where that stays for good: somebody touched the artículo it created. */
function sinLista(pila: Pila, lista: string): Pila | null {
  const lugar = pila.findIndex((capa) => capa.lista === lista);
  const { tocada = false } = pila[lugar] ?? {};
  if (lugar === 1 && tocada && !pila[0]?.foto) return null;
  return pila
    .map((capa, n) => (n === lugar - 1 ? { ...capa, tocada: capa.tocada || tocada } : capa))
    .filter((capa) => capa.lista !== lista);
}

/** Does it all to the product, and to a pile of ours for each artículo, and looks at all of it after each step. */
async function seguir(pasos: readonly Paso[]): Promise<void> {
  const proveedorId = await mundo.proveedor();
  const codigos = CUALES.map((cual) => `${cual}-${mundo.numero()}`);
  for (const [cual, codigo] of codigos.slice(0, -1).entries()) {
    const id = await mundo.articulo(codigo);
    if (cual < 4) await mundo.agregar(id, proveedorId, { codigo: `${codigo}-A`, costo: '100' });
  }
  const codigoDe = (cual: number) => codigos[cual] ?? '';
  const idDe = async (cual: number) =>
    (await prueba.pool.query('select id from articulo where codigo = $1', [codigoDe(cual)])).rows[0].id;
  const ahora = async () => {
    const hay = await fotos(proveedorId, codigos);
    return codigos.map((codigo) => hay.get(codigo));
  };
  const quieta = (foto: Foto | undefined): Capa => ({ lista: null, foto, tocada: false });
  let pilas = (await ahora()).map((foto): Pila => [quieta(foto)]);
  const arriba = () => pilas.map((pila) => pila.at(-1)?.foto);
  const puestas: { readonly id: string; readonly de: readonly number[] }[] = [];

  for (const paso of pasos) {
    const antes = arriba();
    if (paso[0] === 'aplicar') {
      const [, renglones, conFaltantes] = paso;
      const id = await aplicar(
        proveedorId,
        renglones.flatMap((renglon, cual) =>
          renglon
            ? [`${codigoDe(cual)}-${renglon.letra};${codigoDe(cual)};${renglon.precio};${renglon.descuento}`]
            : [],
        ),
        conFaltantes,
      );
      const de = [...codigos.keys()].filter((cual) => renglones[cual] ?? (conFaltantes && antes[cual]?.vende));
      const despues = await ahora();
      pilas = pilas.map((pila, cual) =>
        de.includes(cual) ? [...pila, { ...quieta(despues[cual]), lista: id }] : pila,
      );
      puestas.push({ id, de });
    } else if (paso[0] === 'revertir') {
      const [puesta] = puestas.splice(paso[1] % Math.max(puestas.length, 1), 1);
      if (!puesta) continue;
      const { id, de } = puesta;
      const quedan = pilas.map((pila) => sinLista(pila, id));
      const seQuedan = de.filter((cual) => !quedan[cual] || pilas[cual]?.at(-1)?.lista !== id);
      await revertir(id, seQuedan.length);
      pilas = pilas.map(
        (pila, cual) =>
          quedan[cual] ?? pila.slice(1).map((capa) => (capa.lista === id ? { ...capa, lista: null } : capa)),
      );
    } else if (paso[0] === 'escribir') {
      const [, cual, cambio] = paso;
      if (!antes[cual]?.vende) continue;
      const id = await idDe(cual);
      const { version } = (await mundo.tratosDe(id)).filas[0];
      const escrito = await admin.patch(`/api/articulos/${id}/proveedores/${proveedorId}`, { version, ...cambio });
      expect(escrito.status).toBe(200);
      pilas[cual] = [quieta((await ahora())[cual])];
    } else {
      const [, cual, importe] = paso;
      if (!antes[cual]) continue;
      const escrito = await admin.post(`/api/articulos/${await idDe(cual)}/costos`, {
        importe,
        moneda: 'ARS',
        origen: 'A mano',
      });
      expect(escrito.status).toBe(201);
      const dicho = (await ahora())[cual] ?? {};
      const suya = Object.fromEntries(REPOSICION.map((columna) => [columna, dicho[columna]]));
      pilas[cual] = (pilas[cual] ?? []).map(({ lista, foto, tocada }, n, pila) => ({
        lista,
        foto: foto && { ...foto, ...suya },
        tocada: tocada || n === pila.length - 1,
      }));
    }
    expect(await ahora(), paso[0]).toEqual(arriba());
  }
}
