import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALTO, FIN } from './medidas.ts';
import { contarPaginas, type Grupo, recorrer } from './recorrido.ts';

const grupos = fc
  .array(fc.record({ seccion: fc.constantFrom('A', 'B', 'C'), titulo: fc.constantFrom('', 'x'), filas: fc.nat(140) }), {
    maxLength: 12,
  })
  .map((lista): Grupo[] => lista.toSorted((a, b) => (a.seccion < b.seccion ? -1 : 1)));
const recorridos = fc.record({
  grupos,
  apaisada: fc.boolean(),
  conIndice: fc.boolean(),
  conImagen: fc.array(fc.boolean(), { maxLength: 300 }),
});

it('REA-01 walks every row once, in order, and none of them passes the foot of its page', () => {
  fc.assert(
    fc.property(recorridos, (recorrido) => {
      const pasos = [...recorrer(recorrido)];
      const filas = pasos.filter(({ tipo }) => tipo === 'fila');
      expect(recorrido.grupos.map((_, i) => filas.filter(({ grupo }) => grupo === i).length)).toEqual(
        recorrido.grupos.map((grupo) => grupo.filas),
      );
      for (const paso of pasos) expect(paso.y + paso.alto).toBeLessThanOrEqual(ALTO(recorrido.apaisada) - FIN + 1e-9);
      for (const [i, paso] of pasos.entries()) {
        const antes = pasos[i - 1];
        if (antes?.pagina === paso.pagina) expect(paso.y).toBeGreaterThanOrEqual(antes.y + antes.alto - 1e-9);
        if (antes !== undefined && antes.pagina !== paso.pagina) expect(paso.tipo).toBe('pagina');
      }
    }),
  );
});

it('REA-01 says the page where each section begins before anything is drawn', () => {
  fc.assert(
    fc.property(recorridos, (recorrido) => {
      const { paginas, secciones } = contarPaginas(recorrido);
      const pasos = [...recorrer(recorrido)];
      expect(paginas).toBe(pasos.at(-1)?.pagina);
      expect(secciones.map(({ titulo }) => titulo)).toEqual([
        ...new Set(recorrido.grupos.map(({ seccion }) => seccion)),
      ]);
      const deCada = recorrido.grupos.reduce((suma, { filas }) => suma + filas, 0);
      expect(secciones.reduce((suma, { filas }) => suma + filas, 0)).toBe(deCada);
    }),
  );
});

it('never leaves a heading alone at the foot of a page', () => {
  fc.assert(
    fc.property(recorridos, (recorrido) => {
      const pasos = [...recorrer({ ...recorrido, grupos: recorrido.grupos.filter(({ filas }) => filas > 0) })];
      for (const [i, { tipo }] of pasos.entries()) {
        if (tipo === 'seccion' || tipo === 'grupo') expect(pasos[i + 1]?.tipo).not.toBe('pagina');
      }
    }),
  );
});

it('REA-01 gives the height of a picture to the rows that have one, and to no others', () => {
  fc.assert(
    fc.property(recorridos, (recorrido) => {
      const altas = [...recorrer(recorrido)].filter(({ tipo }) => tipo === 'fila').map(({ alto }) => alto > 20);
      expect(altas).toEqual(altas.map((_, i) => recorrido.conImagen[i] ?? false));
    }),
  );
});
