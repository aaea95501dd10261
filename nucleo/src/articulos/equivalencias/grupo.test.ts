import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CambiosDeGrupo, salir, unir } from './grupo.ts';

/** Equivalence as a textbook keeps it: who is the root of whom. */
class UnionFind {
  readonly #padre = new Map<string, string>();
  raiz(id: string): string {
    const padre = this.#padre.get(id) ?? id;
    return padre === id ? id : this.raiz(padre);
  }
  unir(uno: string, otro: string): void {
    this.#padre.set(this.raiz(uno), this.raiz(otro));
  }
}

const ARTICULOS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const articulo = fc.constantFrom(...ARTICULOS);

const miembro = (id: string) => ({ id, codigo: id });
const aplicar = (grupos: Map<string, string>, cambios: CambiosDeGrupo): void => {
  for (const [id, grupo] of cambios) {
    if (grupo === null) grupos.delete(id);
    else grupos.set(id, grupo);
  }
};
const sonEquivalentes = (grupos: ReadonlyMap<string, string>, uno: string, otro: string): boolean =>
  uno === otro || (grupos.has(uno) && grupos.get(uno) === grupos.get(otro));

describe('ART-03 INV-10 grupos de equivalencia', () => {
  it('whatever is joined, in whatever order, is equivalent exactly when a union-find says so', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(articulo, articulo), { maxLength: 30 }), (uniones) => {
        const grupos = new Map<string, string>();
        const oraculo = new UnionFind();
        uniones.forEach(([uno, otro], i) => {
          const yaEran = oraculo.raiz(uno) === oraculo.raiz(otro);
          const cambios = unir(grupos, { uno: miembro(uno), otro: miembro(otro), nuevo: `g${i}` });
          expect(cambios.ok).toBe(!yaEran);
          if (cambios.ok) aplicar(grupos, cambios.value);
          oraculo.unir(uno, otro);
        });
        for (const uno of ARTICULOS) {
          for (const otro of ARTICULOS) {
            expect(sonEquivalentes(grupos, uno, otro)).toBe(oraculo.raiz(uno) === oraculo.raiz(otro));
          }
        }
      }),
    );
  });

  it('who leaves is equivalent to nobody, and the others stay as they were, never one alone in a grupo', () => {
    const paso = fc.oneof(
      fc.record({ uno: articulo, otro: articulo }),
      fc.record({ sale: articulo }) as fc.Arbitrary<{ sale: string; uno?: undefined }>,
    );
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 40 }), (pasos) => {
        const grupos = new Map<string, string>();
        let partes: Set<string>[] = ARTICULOS.map((id) => new Set([id]));
        pasos.forEach((un, i) => {
          if (un.uno === undefined) {
            aplicar(grupos, salir(grupos, un.sale));
            for (const parte of partes) parte.delete(un.sale);
            partes = [...partes.filter((parte) => parte.size > 0), new Set([un.sale])];
          } else {
            const cambios = unir(grupos, { uno: miembro(un.uno), otro: miembro(un.otro), nuevo: `g${i}` });
            if (cambios.ok) aplicar(grupos, cambios.value);
            const juntas = partes.filter((parte) => parte.has(un.uno) || parte.has(un.otro));
            partes = [...partes.filter((p) => !juntas.includes(p)), new Set(juntas.flatMap((parte) => [...parte]))];
          }
        });
        const esperados = partes.filter((parte) => parte.size > 1).map((parte) => [...parte].toSorted().join(''));
        const hay = [...Map.groupBy(grupos, ([, grupo]) => grupo).values()].map((pares) =>
          pares
            .map(([id]) => id)
            .toSorted()
            .join(''),
        );
        expect(hay.toSorted()).toEqual(esperados.toSorted());
      }),
    );
  });
});
