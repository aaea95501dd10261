import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  type Condicion,
  MAXIMO_DE_CONDICIONES,
  MODOS_DE_TEXTO,
  type ModoDeTexto,
} from '@trastienda/nucleo/comun/filtros.ts';
import type { PorQueNoEntran } from '@trastienda/nucleo/comun/filtros-que-no-entran.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import type { ColumnaFiltrable } from './filtro-de-columna.ts';
import { CamposDeRango, estaAlReves } from './panel-de-filtro-rango.tsx';
import { ValoresDeFiltro } from './panel-de-filtro-valores.tsx';

type Props = {
  readonly ancla: HTMLElement | null;
  readonly columna: ColumnaFiltrable;
  readonly condicion: Condicion | undefined;
  /** Asks it, or says why it cannot be. */
  readonly onCambio: (nueva: Condicion | undefined) => PorQueNoEntran | undefined;
  readonly onCerrar: () => void;
};

/** What is asked of a column, by its kind. Enter asks it. */
export function PanelDeFiltro({ ancla, columna, condicion, onCambio, onCerrar }: Props) {
  const { t } = useTranslation('tabla');
  const titulo = useId();
  const [modo, setModo] = useState<Condicion['es']>(condicion?.es ?? modosDe(columna)[0] ?? 'contiene');
  const [dicha, setDicha] = useState(condicion?.es === modo ? condicion : undefined);
  const vacia = modo === 'vacio' || modo === 'lleno';
  const pedida: Condicion | undefined = vacia
    ? { campo: columna.campo, es: modo }
    : estaAlReves(dicha)
      ? undefined
      : dicha;
  const [porQueNo, setPorQueNo] = useState<PorQueNoEntran>();
  const cerrarCon = (nueva: Condicion | undefined) => {
    const porQue = onCambio(nueva);
    setPorQueNo(porQue);
    if (porQue === undefined) onCerrar();
  };
  const handleSubmit = (evento: FormEvent) => {
    evento.preventDefault();
    if (pedida) cerrarCon(pedida);
  };
  const handleDicha = (nueva: Condicion | undefined) => {
    setDicha(nueva);
    setPorQueNo(undefined);
  };
  const campos = { columna, condicion: dicha, modo, onCambio: handleDicha };
  return (
    <Popover
      open
      anchorEl={ancla}
      onClose={onCerrar}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titulo } }}
    >
      <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 1.5, p: 2, width: 308, maxWidth: '100%' }}>
        <Typography id={titulo} component="h2" variant="subtitle2">
          {t('filtro.titulo', { que: columna.titulo })}
        </Typography>
        {modosDe(columna).length > 1 && (
          <ModoDeFiltro
            columna={columna}
            modo={modo}
            onCambio={(nuevo) => {
              setModo(nuevo);
              // What was written serves another way of asking the same.
              setDicha(dicha && 'texto' in dicha && esDeTexto(nuevo) ? { ...dicha, es: nuevo } : undefined);
            }}
          />
        )}
        {!vacia && <Campos {...campos} />}
        <Box role="alert" sx={{ fontSize: '0.8125rem', color: 'error.text', '&:empty': { display: 'none' } }}>
          {porQueNo && t(`filtro.noEntran.${porQueNo}`, { tope: formatearEntero(MAXIMO_DE_CONDICIONES) })}
        </Box>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          {condicion && (
            <Button variant="text" onClick={() => cerrarCon(undefined)}>
              {t('filtro.quitar')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={pedida === undefined}>
            {t('filtro.aplicar')}
          </Button>
        </Stack>
      </Stack>
    </Popover>
  );
}

export type DeCampos = {
  readonly columna: ColumnaFiltrable;
  readonly condicion: Condicion | undefined;
  readonly onCambio: (nueva: Condicion | undefined) => void;
};

function Campos({ modo, ...props }: DeCampos & { readonly modo: Condicion['es'] }) {
  const { columna, condicion, onCambio } = props;
  const { filtro, campo } = columna;
  if (filtro.tipo === 'lista') return <ValoresDeFiltro {...props} valores={filtro.valores} />;
  if (filtro.tipo !== 'texto') return <CamposDeRango {...props} />;
  return (
    <TextoDeFiltro
      texto={condicion && 'texto' in condicion ? condicion.texto : ''}
      onCambio={(texto) => onCambio(texto.trim() === '' || !esDeTexto(modo) ? undefined : { campo, es: modo, texto })}
    />
  );
}

function TextoDeFiltro(props: { readonly texto: string; readonly onCambio: (texto: string) => void }) {
  const { t } = useTranslation('tabla');
  const [texto, setTexto] = useState(props.texto);
  return (
    <TextField
      label={t('filtro.texto')}
      size="small"
      value={texto}
      autoFocus
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 200 } }}
      onChange={(evento) => {
        setTexto(evento.target.value);
        props.onCambio(evento.target.value);
      }}
    />
  );
}

function ModoDeFiltro(props: {
  readonly columna: ColumnaFiltrable;
  readonly modo: Condicion['es'];
  readonly onCambio: (modo: Condicion['es']) => void;
}) {
  const { t } = useTranslation('tabla');
  return (
    <Box
      component="select"
      aria-label={t('filtro.modo')}
      value={props.modo}
      onChange={(evento) => props.onCambio(evento.target.value as Condicion['es'])}
      sx={{
        font: 'inherit',
        fontSize: '0.875rem',
        color: 'inherit',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'borderStrong',
        borderRadius: '6px',
        height: { xs: 44, sm: 36 },
        px: 1,
      }}
    >
      {modosDe(props.columna).map((modo) => (
        <option key={modo} value={modo}>
          {t(`filtro.modos.${modo}`)}
        </option>
      ))}
    </Box>
  );
}

const esDeTexto = (modo: Condicion['es']): modo is ModoDeTexto => MODOS_DE_TEXTO.some((uno) => uno === modo);

const PROPIOS = { texto: MODOS_DE_TEXTO, lista: ['uno'], numero: ['entre'], fecha: ['entre'] } as const;

const modosDe = ({ filtro }: ColumnaFiltrable): readonly Condicion['es'][] => [
  ...PROPIOS[filtro.tipo],
  ...(filtro.conVacios ? (['vacio', 'lleno'] as const) : []),
];
