import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definido } from '#comun/assert.ts';
import { erroresDeClasificacion } from './errores.ts';
import { HIJO_DE, inactivarNodo, NIVELES, type Nivel, PADRE_DE } from './niveles.ts';
import {
  type Codigos,
  claveDeCodigo,
  exigirLoVisto,
  fusionar,
  LARGO_DE_CODIGO,
  type LoQueLleva,
  mover,
  queVuelve,
} from './traslado.ts';

type Nodo = { id: string; nivel: Nivel; padreId: string | null; codigo: string; nombre: string; activo: boolean };
type Mundo = { nodos: Nodo[]; articulos: { id: string; subfamiliaId: string }[] };
type Pedido = { modo: 'MOVER' | 'FUSIONAR'; nodo: number; destino: number; aceptaSugeridos: boolean };

/** Few codes and few parents, so that clashes are common. */
const mundos: fc.Arbitrary<Mundo> = fc
  .record({
    nodos: fc.array(fc.record({ nivel: fc.constantFrom(...NIVELES), padre: fc.nat(5), codigo: fc.nat(3) }), {
      minLength: 4,
      maxLength: 24,
    }),
    articulos: fc.array(fc.nat(20), { maxLength: 20 }),
  })
  .map(({ nodos: pedidos, articulos }) => {
    const nodos: Nodo[] = [];
    for (const nivel of NIVELES) {
      for (const { padre, codigo } of [
        { padre: 0, codigo: 0 },
        ...pedidos.filter((pedido) => pedido.nivel === nivel),
      ]) {
        const padres = nodos.filter((nodo) => nodo.nivel === PADRE_DE[nivel]);
        const padreId = padres[padre % Math.max(padres.length, 1)]?.id ?? null;
        const escrito = `c${codigo}`;
        if (hermanos(nodos, nivel, padreId).some((otro) => otro.codigo === escrito)) continue;
        const id = `${nivel}${nodos.length}`;
        nodos.push({ id, nivel, padreId, codigo: escrito, nombre: id, activo: true });
      }
    }
    const subfamilias = nodos.filter(({ nivel }) => nivel === 'subfamilia');
    return {
      nodos,
      articulos: articulos.map((donde, i) => ({
        id: `a${i}`,
        subfamiliaId: definido(subfamilias[donde % subfamilias.length], 'one at least').id,
      })),
    };
  });
const pedidos: fc.Arbitrary<Pedido[]> = fc.array(
  fc.record({
    modo: fc.constantFrom('MOVER' as const, 'FUSIONAR' as const),
    nodo: fc.nat(30),
    destino: fc.nat(30),
    aceptaSugeridos: fc.boolean(),
  }),
  { maxLength: 12 },
);

const hermanos = (nodos: readonly Nodo[], nivel: Nivel, padreId: string | null) =>
  nodos.filter((nodo) => nodo.nivel === nivel && nodo.padreId === padreId);

describe('CLA-03 moving and merging', () => {
  it('ART-06 INV-03 INV-04 lose nothing, make no cycle, and leave every artículo in exactly one place', () => {
    fc.assert(
      fc.property(mundos, pedidos, (mundo, lista) => {
        const ids = mundo.nodos.map(({ id }) => id).toSorted();
        const articulos = mundo.articulos.map(({ id }) => id);
        for (const pedido of lista) hacer(mundo, pedido);

        expect(mundo.nodos.map(({ id }) => id).toSorted()).toEqual(ids);
        expect(mundo.articulos.map(({ id }) => id)).toEqual(articulos);
        for (const { subfamiliaId } of mundo.articulos) {
          const subfamilia = definido(nodoDe(mundo, subfamiliaId), 'the place of an artículo');
          expect([subfamilia.nivel, subfamilia.activo]).toEqual(['subfamilia', true]);
        }
        for (const nodo of mundo.nodos) {
          // One level up at each step: three steps at most, so there is no way round.
          const padre = nodo.padreId === null ? undefined : nodoDe(mundo, nodo.padreId);
          expect(padre?.nivel ?? null).toBe(PADRE_DE[nodo.nivel]);
          if (nodo.activo && padre) expect(padre.activo).toBe(true);
          const iguales = hermanos(mundo.nodos, nodo.nivel, nodo.padreId).filter(
            ({ codigo }) => claveDeCodigo(codigo) === claveDeCodigo(nodo.codigo),
          );
          expect(iguales).toEqual([nodo]);
        }
      }),
    );
  });

  it('INV-03 a clash is told with a code that is free, and with it the same request passes', () => {
    const codigos = fc.array(fc.constantFrom('A', 'a', 'A-2', 'B', 'ABCDEFGHIJKLMNOPQRST', 'ABCDEFGHIJKLMNOPQRSU'), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(codigos, codigos, (dentro, fuera) => {
        const unicos = (lista: string[]) => [
          ...new Map(lista.map((codigo) => [claveDeCodigo(codigo), codigo])).values(),
        ];
        const destino = { id: 'd', nombre: 'Destino', activo: true };
        const ocupantes = unicos(dentro).map((codigo) => ({ codigo, nombre: `de ${codigo}` }));
        const llegan = unicos(fuera).map((codigo, i) => ({ id: String(i), codigo, nombre: codigo }));
        const pedir = (elegidos: Codigos) =>
          fusionar({ id: 'p', nombre: 'Perdedor', omision: false }, { destino, ocupantes, llegan, elegidos });

        const primero = pedir(new Map());
        const ocupados = new Set(ocupantes.map(({ codigo }) => claveDeCodigo(codigo)));
        const repetidos = llegan.filter(({ codigo }) => ocupados.has(claveDeCodigo(codigo)));
        expect(primero.ok).toBe(repetidos.length === 0);
        if (primero.ok || primero.error.code !== 'articulos.codigos_chocan') return;
        const { choques } = primero.error.data;
        expect(choques.map(({ id }) => id)).toEqual(repetidos.map(({ id }) => id));
        // Each begins as what it was.
        for (const { codigo, sugerido } of choques) {
          expect(sugerido.length <= LARGO_DE_CODIGO).toBe(true);
          expect(codigo.startsWith(sugerido.replace(/-\d+$/, ''))).toBe(true);
        }
        expect(pedir(new Map(choques.map(({ id, sugerido }) => [id, sugerido]))).ok).toBe(true);
      }),
    );
  });

  it('INV-03 two that clash are told two codes, though cut short they are the same', () => {
    const largos = ['ABCDEFGHIJKLMNOPQRST', 'ABCDEFGHIJKLMNOPQRSU'].map((codigo, i) => ({
      ...{ id: String(i), codigo, nombre: codigo },
    }));
    const pedido = fusionar(
      { id: 'p', nombre: 'Perdedor', omision: false },
      { destino: { id: 'd', nombre: 'Destino', activo: true }, ocupantes: largos, llegan: largos, elegidos: new Map() },
    );
    expect(pedido).toMatchObject({
      error: { data: { choques: [{ sugerido: 'ABCDEFGHIJKLMNOPQR-2' }, { sugerido: 'ABCDEFGHIJKLMNOPQR-3' }] } },
    });
  });

  it('refuses a destination that is inactive, is where it is, or is itself, and to merge away the default one', () => {
    const nodo = { id: 'n', codigo: 'N', nombre: 'Nodo', padreId: 'd', omision: true };
    const destino = { id: 'd', nombre: 'Destino', activo: true };
    const nada = { ocupantes: [], elegidos: new Map() };
    const code = (resultado: { ok: boolean; error?: { code: string } }) =>
      resultado.ok ? 'ok' : resultado.error?.code;
    expect(code(mover(nodo, { destino, ...nada }))).toBe('articulos.destino_invalido');
    expect(code(mover({ ...nodo, padreId: 'x' }, { destino: { ...destino, activo: false }, ...nada }))).toBe(
      'articulos.clasificacion_inactiva',
    );
    const aSi = { destino: { ...destino, id: 'n' }, llegan: [], ...nada };
    expect(code(fusionar(nodo, aSi))).toBe('articulos.destino_invalido');
    expect(code(fusionar(nodo, { ...aSi, destino }))).toBe('articulos.clasificacion_por_omision');
    expect(code(fusionar({ ...nodo, omision: false }, { ...aSi, destino }))).toBe('ok');
  });

  it('what was seen passes only while it is the same, and what is no longer so is told as the preview tells it', () => {
    const cuanto = fc.nat(2);
    const lleva = fc.record({ nodos: cuanto, articulos: cuanto, inactivos: cuanto });
    fc.assert(
      fc.property(lleva, lleva, (vistos, ahora) => {
        expect(exigirLoVisto('Filtros', undefined, ahora).ok).toBe(true);
        expect(exigirLoVisto('Filtros', vistos, ahora).ok).toBe(JSON.stringify(vistos) === JSON.stringify(ahora));
      }),
    );
    const decir = (vistos: LoQueLleva, ahora: LoQueLleva) =>
      erroresDeClasificacion['articulos.traslado_distinto'].mensaje({ nombre: 'Filtros', vistos, ahora });
    const mil = { nodos: 0, articulos: 1000, inactivos: 0 };
    expect(decir(mil, { ...mil, articulos: 1001 })).toBe(
      'Mientras mirabas cambió lo que lleva Filtros: antes 1.000 artículos; ahora 1.001 artículos. Revisalo y confirmá de nuevo.',
    );
    expect(decir({ nodos: 1, articulos: 1, inactivos: 1 }, { nodos: 2, articulos: 0, inactivos: 4 })).toContain(
      'antes 1 clasificación, 1 artículo y 1 inactivo; ahora 2 clasificaciones, 0 artículos y 4 inactivos.',
    );
  });

  it('undoing puts back only what is as the batch left it', () => {
    const fila = fc.record({
      antes: fc.constantFrom('x', 'y'),
      despues: fc.constant('z'),
      actual: fc.constantFrom('x', 'z'),
    });
    fc.assert(
      fc.property(fc.array(fila), (filas) => {
        const { vuelven, saltados } = queVuelve(filas);
        expect(vuelven.length + saltados.length).toBe(filas.length);
        expect(vuelven.every(({ actual }) => actual === 'z')).toBe(true);
        expect(saltados.some(({ actual }) => actual === 'z')).toBe(false);
      }),
    );
  });
});

const nodoDe = (mundo: Mundo, id: string) => mundo.nodos.find((nodo) => nodo.id === id);

/** Asks the rules, and writes what they answer as the server does. */
function hacer(mundo: Mundo, { modo, nodo: n, destino: d, aceptaSugeridos }: Pedido): void {
  const nodo = definido(mundo.nodos[n % mundo.nodos.length], 'a node');
  const nivelDelDestino = modo === 'MOVER' ? PADRE_DE[nodo.nivel] : nodo.nivel;
  const candidatos = mundo.nodos.filter(({ nivel }) => nivel === nivelDelDestino);
  const destino = candidatos[d % Math.max(candidatos.length, 1)];
  if (!destino) return;
  const nivelQueLlega = modo === 'MOVER' ? nodo.nivel : HIJO_DE[nodo.nivel];
  const de = (padreId: string) => (nivelQueLlega === null ? [] : hermanos(mundo.nodos, nivelQueLlega, padreId));
  const llegan = modo === 'MOVER' ? [nodo] : de(nodo.id);
  const pedir = (elegidos: Codigos) =>
    modo === 'MOVER'
      ? mover(nodo, { destino, ocupantes: de(destino.id), elegidos })
      : fusionar({ ...nodo, omision: false }, { destino, ocupantes: de(destino.id), llegan, elegidos });
  let plan = pedir(new Map());
  if (!plan.ok && plan.error.code === 'articulos.codigos_chocan' && aceptaSugeridos) {
    plan = pedir(new Map(plan.error.data.choques.map(({ id, sugerido }) => [id, sugerido])));
  }
  if (!plan.ok) return;
  for (const llegado of llegan) {
    llegado.padreId = destino.id;
    llegado.codigo = definido(plan.value.get(llegado.id), 'its code');
  }
  if (modo === 'MOVER') return;
  for (const articulo of mundo.articulos) if (articulo.subfamiliaId === nodo.id) articulo.subfamiliaId = destino.id;
  expect(inactivarNodo({ omision: false, nombre: nodo.nombre, ...adentro(mundo, nodo) }).ok).toBe(true);
  nodo.activo = false;
}

function adentro(mundo: Mundo, nodo: Nodo) {
  return {
    nodos: mundo.nodos.filter(({ padreId, activo }) => padreId === nodo.id && activo).length,
    articulos: mundo.articulos.filter(({ subfamiliaId }) => subfamiliaId === nodo.id).length,
    bloquean: [],
  };
}
