import type { Plugin } from 'vite';

/** A theme without our own, which MUI makes in each of these modules to fall back on where there is no provider. */
const MODULO = /@mui\/(?:material|system)\/.*\.mjs$/;
const SIN_PROVEEDOR = /^((?:export )?const (?:defaultTheme|systemDefaultTheme)) = createTheme\(\);$/m;

/**
 * Makes those themes when something first reads them. Here nothing does, as everything stands under a provider, and making
 * them took as long as our own theme before the first paint of a phone. They are read by name, never spread nor walked.
 */
export function temasAPedido(): Plugin {
  let hallados = 0;
  return {
    name: 'temas-a-pedido',
    apply: 'build',
    transform: {
      filter: { id: MODULO },
      handler(codigo) {
        const cambiado = aPedido(codigo);
        if (cambiado === undefined) return null;
        hallados += 1;
        return { code: cambiado, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && hallados === 0) this.error('MUI makes its default theme in another way now');
    },
  };
}

/** The module with its theme made on demand; undefined when it makes none. */
export function aPedido(codigo: string): string | undefined {
  if (!SIN_PROVEEDOR.test(codigo)) return undefined;
  return codigo.replace(
    SIN_PROVEEDOR,
    (_, declara: string) =>
      `let temaHecho;\n${declara} = new Proxy({}, { get: (_, k) => (temaHecho ??= createTheme())[k] });`,
  );
}
