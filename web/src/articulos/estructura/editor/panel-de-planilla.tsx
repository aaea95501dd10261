import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { leerPlanillaDeEstructura, type RenglonLeido } from '@trastienda/nucleo/articulos/contrato.ts';
import { leerArchivoDeEstructura } from '@trastienda/nucleo/articulos/estructura/contrato-de-archivo.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { subir } from '#api/subir.ts';
import { decirFrase } from '#i18n/decir.ts';
import { CajaDeArchivo } from '#ui/archivos/caja-de-archivo.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import type { LineaEscrita } from './borrador.ts';
import { leerTexto } from './leer-texto.ts';

const esPlanilla = ({ name }: File): boolean => /\.(xlsx|xls|xls[mb]|xlt[mx]|ods|numbers)$/i.test(name);
const ACEPTA = ['.xlsx', '.csv', '.txt', '.tsv', 'text/csv', 'text/plain'];

type Props = {
  readonly articuloId: string | undefined;
  readonly onCerrar: () => void;
  readonly onUsar: (lineas: readonly LineaEscrita[]) => void;
};

/** Components out of a spreadsheet: what is not known is said row by row before anything is used (EST-11). */
export function PanelDePlanilla({ articuloId, onCerrar, onUsar }: Props) {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const [texto, setTexto] = useState('');
  const { onCambios, cerrar } = useCierre(onCerrar);
  useAvisarCambios(texto.trim() !== '', onCambios);
  const [leidos, setLeidos] = useState<readonly RenglonLeido[] | null>(null);
  const leer = useComando(leerPlanillaDeEstructura);
  const bien = (leidos ?? []).flatMap(({ linea }) => linea ?? []);
  const caja = useRef<HTMLInputElement>(null);
  const escribir = (nuevo: string) => {
    setTexto(nuevo);
    setLeidos(null);
  };
  const { traer, trayendo } = useTextoDeArchivo(escribir);
  const revisar = () =>
    leer
      .mutateAsync({ body: { texto, ...(articuloId === undefined ? {} : { articuloId }) } })
      .then(({ renglones }) => setLeidos(renglones))
      .catch((error: unknown) => avisos.error(error));
  return (
    <PanelLateral
      abierto
      titulo={t('planilla.titulo')}
      ancho={560}
      onCerrar={cerrar}
      pie={
        <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
          <Button
            variant={bien.length > 0 ? 'outlined' : 'contained'}
            disabled={texto.trim() === '' || leer.isPending}
            onClick={() => void revisar()}
          >
            {t('planilla.revisar')}
          </Button>
          {bien.length > 0 && (
            <Button
              variant="contained"
              onClick={() => {
                onUsar(bien);
                onCerrar();
              }}
            >
              {t('planilla.usar', { count: bien.length })}
            </Button>
          )}
        </Box>
      }
    >
      <Box component="p" sx={{ mt: 0, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('planilla.ayuda')}
      </Box>
      <TextField
        multiline
        fullWidth
        minRows={6}
        maxRows={14}
        autoFocus
        label={t('planilla.texto')}
        value={texto}
        onChange={(evento) => escribir(evento.target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
      />
      <CajaDeArchivo
        ref={caja}
        etiqueta={t('planilla.archivo')}
        acepta={ACEPTA}
        onArchivos={(archivos) => void traer(archivos)}
      />
      <Button
        size="small"
        color="inherit"
        startIcon={<IconFileText size={17} stroke={1.7} aria-hidden />}
        sx={{ mt: 1 }}
        loading={trayendo}
        loadingPosition="start"
        onClick={() => caja.current?.click()}
      >
        {t('planilla.elegir')}
      </Button>
      {leidos && <LoLeido renglones={leidos} />}
    </PanelLateral>
  );
}

/** The text of a file that is chosen; a spreadsheet is read by the server, as the importer does. */
function useTextoDeArchivo(onTexto: (texto: string) => void) {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const [trayendo, setTrayendo] = useState(false);
  const traer = async ([archivo]: readonly File[]) => {
    if (!archivo) return;
    if (esPlanilla(archivo)) {
      setTrayendo(true);
      await subir(leerArchivoDeEstructura, { body: {} }, archivo)
        .then((leido) => onTexto(leido.texto))
        .catch((error: unknown) => avisos.error(error))
        .finally(() => setTrayendo(false));
      return;
    }
    const leido = await leerTexto(archivo);
    if (leido === null) avisos.error(t('planilla.noEsTexto', { nombre: archivo.name }));
    else onTexto(leido);
  };
  return { traer, trayendo };
}

/** The components that were known, and row by row what was not. */
function LoLeido({ renglones }: { readonly renglones: readonly RenglonLeido[] }) {
  const { t } = useTranslation('estructura');
  const bien = renglones.flatMap(({ linea }) => linea ?? []);
  const mal = renglones.filter(({ linea }) => linea === null);
  return (
    <Box role="status" sx={{ mt: 2, fontSize: '0.8125rem', display: 'grid', gap: 1 }}>
      <b>{t('planilla.bien', { count: bien.length })}</b>
      {bien.map(({ componenteId, codigo, descripcion, cantidad, unidad }) => (
        <span key={componenteId}>
          <bdi>{codigo}</bdi> · {descripcion} · {formatearCantidad(cantidad)} {unidad}
        </span>
      ))}
      {mal.length > 0 && (
        <Box sx={{ color: 'error.text', display: 'grid', gap: 0.5 }}>
          <b>{t('planilla.mal', { count: mal.length })}</b>
          {mal.map(({ fila, reparos }) => (
            <span key={fila}>
              {t('planilla.fila', { fila })}: {reparos.map(decirFrase).join(' ')}
            </span>
          ))}
        </Box>
      )}
    </Box>
  );
}
