import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/**
 * What somebody else left of a file while its texts were being written. What was not touched here follows it; what was stays,
 * and is saved over it by whoever reads this first.
 */
export function LoQueCambio({ ahora: { clase, nombre, textoAlternativo } }: { readonly ahora: Adjunto }) {
  const { t } = useTranslation('adjuntos');
  const { reset } = useFormContext();
  useEffect(() => {
    reset(clase === 'IMAGEN' ? { nombre, textoAlternativo } : { nombre }, {
      keepDirtyValues: true,
    });
  }, [reset, clase, nombre, textoAlternativo]);
  const dicho = [
    t('cambio.nombre', { nombre }),
    clase === 'IMAGEN' && (textoAlternativo ? t('cambio.texto', { texto: textoAlternativo }) : t('cambio.sinTexto')),
    t('cambio.guardar'),
  ];
  return (
    <Alert severity="warning">
      <AlertTitle>{t('cambio.titulo')}</AlertTitle>
      {dicho.filter(Boolean).join(' ')}
    </Alert>
  );
}
