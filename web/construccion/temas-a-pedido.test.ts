import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { aPedido } from './temas-a-pedido.ts';

const mui = dirname(createRequire(import.meta.url).resolve('@mui/material/package.json'));
const MODULOS = ['styles/defaultTheme.mjs', 'Box/Box.mjs', '../system/createStyled/createStyled.mjs'];

/** What such a module declares. */
const declarado = (createTheme: () => object): unknown =>
  new Function('createTheme', `${aPedido('const defaultTheme = createTheme();')}; return defaultTheme;`)(createTheme);

describe('the themes MUI falls back on', () => {
  it.each(MODULOS)('are found where they are: %s', (modulo) => {
    expect(aPedido(readFileSync(join(mui, modulo), 'utf8'))).toContain('new Proxy');
  });

  it('are made when first read, once', () => {
    const hecho = { palette: { mode: 'light' }, spacing: 8 };
    const hacer = vi.fn(() => hecho);
    const tema = declarado(hacer) as typeof hecho;
    expect(hacer).not.toHaveBeenCalled();
    expect(tema.palette).toBe(hecho.palette);
    expect(tema.spacing).toBe(8);
    expect(hacer).toHaveBeenCalledOnce();
  });

  it('leave a module without one as it is', () => {
    expect(aPedido('const tema = createTheme({ palette });')).toBeUndefined();
  });
});
