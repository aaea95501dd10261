import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { estiloDeTexto } from './estilo-de-texto.ts';
import { limpiarHtml } from './html-ajeno.ts';

/** Shows HTML of somebody else, with only what is harmless of it (`limpiarHtml`). */
export function HtmlALaVista(props: {
  readonly html: string;
  readonly conImagenes?: boolean;
  /** Stands above it while pictures of somebody else stay out. */
  readonly siRetiene?: ReactNode;
  readonly prueba: string;
}) {
  const { html, conImagenes = false } = props;
  const caja = useRef<HTMLDivElement>(null);
  const { fragmento, retenidas } = useMemo(() => limpiarHtml(html, conImagenes), [html, conImagenes]);
  useLayoutEffect(() => {
    caja.current?.replaceChildren(fragmento.cloneNode(true));
  }, [fragmento]);
  return (
    <>
      {retenidas > 0 && props.siRetiene}
      <Box ref={caja} data-testid={props.prueba} sx={{ ...estiloDeTexto, overflowWrap: 'anywhere' }} />
    </>
  );
}
