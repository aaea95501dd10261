import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { Comandos } from './use-comandos.ts';

/** Gives the file up, asking first. */
export function BotonDeDescartar(props: {
  readonly importacion: Pick<Importacion, 'archivo' | 'version'>;
  readonly comandos: Comandos;
}) {
  const { t } = useTranslation('importaciones');
  const confirmar = useConfirmar();
  const navigate = useNavigate();
  const { importacion, comandos } = props;
  const handleClick = async () => {
    const respuesta = await confirmar({
      titulo: t('asistente.descartar.titulo', { archivo: importacion.archivo }),
      texto: t('asistente.descartar.texto'),
      boton: t('asistente.descartar.confirmar'),
      peligro: true,
    });
    if (respuesta && (await comandos.descartar(importacion.version))) void navigate({ to: '/importaciones' });
  };
  return (
    <Button variant="text" color="error" disabled={comandos.ocupado} onClick={() => void handleClick()}>
      {t('asistente.descartar.boton')}
    </Button>
  );
}
