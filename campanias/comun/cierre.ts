/** What must be undone when a campaign ends, well or badly: children by their pid, folders, databases. */
export type Cierre = {
  readonly anotar: (que: string, deshacer: () => void | Promise<void>) => void;
  /** Newest first; one that fails does not keep the others from running. Answers what failed. */
  readonly cerrar: () => Promise<readonly string[]>;
};

export function crearCierre(): Cierre {
  let pendientes: { readonly que: string; readonly deshacer: () => void | Promise<void> }[] = [];
  return {
    anotar: (que, deshacer) => {
      pendientes.push({ que, deshacer });
    },
    cerrar: async () => {
      const fallas: string[] = [];
      const ahora = pendientes.toReversed();
      pendientes = [];
      for (const { que, deshacer } of ahora) {
        try {
          await deshacer();
        } catch (error) {
          fallas.push(`${que}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      return fallas;
    },
  };
}

/** Ctrl-C also cleans up; a campaign that hangs is cut after `ms`, cleaned up and told. */
export function conLimiteDuro(cierre: Cierre, ms: number): { readonly soltar: () => void } {
  const terminar = (porque: string) => {
    console.error(porque);
    cierre.cerrar().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  };
  const reloj = setTimeout(() => terminar('La campaña no terminó a tiempo: se cortó.'), ms);
  const interrumpir = () => terminar('Campaña interrumpida.');
  process.once('SIGINT', interrumpir);
  process.once('SIGTERM', interrumpir);
  return {
    soltar: () => {
      clearTimeout(reloj);
      process.off('SIGINT', interrumpir);
      process.off('SIGTERM', interrumpir);
    },
  };
}
