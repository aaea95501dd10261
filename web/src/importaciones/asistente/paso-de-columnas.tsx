import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelDeReglas } from '#importaciones/listas/panel-de-reglas.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { useTecla } from '#ui/teclado/use-tecla.ts';
import { BandaDeFormato } from './banda-de-formato.tsx';
import { BotonDeDescartar } from './boton-de-descartar.tsx';
import { cuentaDeColumnas } from './etapas.ts';
import { LoQueCambio } from './lo-que-cambio.tsx';
import { MapeoDeColumnas } from './mapeo-de-columnas.tsx';
import { MarcoDePaso } from './marco-de-paso.tsx';
import { PanelDeOpciones } from './panel-de-opciones.tsx';
import { useCambios } from './use-cambios.ts';
import { useComandos } from './use-comandos.ts';
import { useLimpiarDireccion } from './use-limpiar-direccion.ts';
import { VistaPrevia } from './vista-previa.tsx';

/** Second step: how the file is read and which column brings what, with what comes of it in sight. */
export function PasoDeColumnas({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const limpiar = useLimpiarDireccion(importacion.id);
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const cambios = useCambios(importacion);
  const comandos = useComandos(importacion);
  const zona = useRef<HTMLDivElement>(null);
  const { vista } = cambios;

  const handleEnsayar = async () => {
    if (comandos.ocupado) return;
    const mal = zona.current?.querySelector<HTMLElement>('input[aria-invalid="true"]:not([aria-hidden="true"])');
    if (mal) return mal.focus();
    const actual = await cambios.asentar();
    const [falta] = actual.faltan;
    if (falta !== undefined) {
      zona.current?.querySelector<HTMLElement>(`[data-campo="${falta}"] [role="combobox"]`)?.focus();
      return;
    }
    // The step follows from what the server answers; only the wish to see the columns has to go.
    if (await comandos.validar(actual.version)) limpiar();
  };
  useTecla('F9', () => void handleEnsayar());

  return (
    <MarcoDePaso
      titulo={t('asistente.formato.titulo')}
      bajada={t('asistente.formato.bajada')}
      error={cambios.error === null ? null : mensajeDeError(cambios.error)}
      onSeguir={() => void handleEnsayar()}
      pie={<LoQueFalta importacion={vista} />}
      acciones={
        <>
          <BotonDeDescartar importacion={importacion} comandos={comandos} />
          <Button
            variant="contained"
            loading={comandos.ocupado}
            disabled={vista.faltan.length > 0}
            onClick={() => void handleEnsayar()}
          >
            {vista.lista ? t('listas.comparar') : t('asistente.columnas.ensayar')}
            {!esCelular && <Atajo sobrePrimario={vista.faltan.length === 0}>F9</Atajo>}
          </Button>
        </>
      }
    >
      <LoQueCambio importacion={vista} />
      <BandaDeFormato cambios={cambios} />
      <VistaPrevia importacion={vista} actualizando={cambios.rehaciendo} />
      <Box ref={zona} sx={dosColumnas}>
        <MapeoDeColumnas cambios={cambios} />
        {vista.lista ? <PanelDeReglas cambios={cambios} /> : <PanelDeOpciones cambios={cambios} />}
      </Box>
    </MarcoDePaso>
  );
}

function LoQueFalta({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const { faltan } = importacion;
  if (faltan.length === 0) return <>{t('asistente.columnas.seImportan', cuentaDeColumnas(importacion))}</>;
  const campos = faltan.map((campo) => `«${campo}»`).join(', ');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'warning.text', fontWeight: 500 }}>
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
      {t('asistente.columnas.faltan', { count: faltan.length, campos })}
    </Stack>
  );
}

const dosColumnas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
} as const;
