import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PedidoRechazado } from '#api/pedir.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { salidaDebajo } from '#ui/piezas/salida-debajo.ts';
import { useTextoDeProblema } from './textos-de-problema.ts';
import type { Editor } from './use-editor.ts';

const A_LA_VISTA = 4;

/** What keeps the draft from being saved or applied, above everything else. It takes the focus, to be heard. */
export function AvisosDeBorrador({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('stock');
  const textoDe = useTextoDeProblema();
  const { error, problemas } = editor;
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null || problemas.size > 0) caja.current?.focus();
  }, [error, problemas]);
  if (error === null && problemas.size === 0) {
    return editor.sobreLimite ? <Alert severity="info">{t('ajustes.sobreLimite')}</Alert> : null;
  }

  const vieja = error instanceof PedidoRechazado && error.code === 'comun.version_vieja';
  const textos = [...new Set([...problemas.values()].map((problema) => textoDe(problema)))];
  return (
    <Alert
      ref={caja}
      tabIndex={-1}
      severity="error"
      sx={salidaDebajo}
      action={
        vieja && (
          <Button size="small" color="inherit" onClick={() => void editor.recargar()}>
            {t('ajustes.problema.recargar')}
          </Button>
        )
      }
    >
      {problemas.size === 0 ? (
        mensajeDeError(error)
      ) : (
        <>
          <b>{t('ajustes.problema.revisar', { count: problemas.size })}</b> {textos.slice(0, A_LA_VISTA).join(' ')}
        </>
      )}
    </Alert>
  );
}
