import Box from '@mui/material/Box';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Tarjeta } from './tarjeta.tsx';

export type Etapa = {
  readonly id: string;
  readonly nombre: string;
  /** When and who, or what is to come. On a narrow screen there is no room for it. */
  readonly detalle: string;
  readonly situacion: 'hecho' | 'actual' | 'falta' | 'salteado';
};

/** The stages of a piece of work in one line: what is done, where it stands, what is to come. */
export function Recorrido(props: { readonly etiqueta: string; readonly etapas: readonly Etapa[] }) {
  return (
    <Tarjeta densa sx={{ py: 1 }}>
      <Box component="ol" aria-label={props.etiqueta} sx={lista}>
        {props.etapas.map(({ id, nombre, detalle, situacion }, i) => (
          <Box
            component="li"
            key={id}
            {...(situacion === 'actual' ? { 'aria-current': 'step' as const } : {})}
            sx={etapa(situacion)}
          >
            <Box component="span" aria-hidden className="punto">
              {situacion === 'hecho' ? <IconCheck size={15} stroke={2.4} /> : i + 1}
            </Box>
            <Box sx={{ minWidth: { md: 'min-content' } }}>
              <Box className="nombre">{nombre}</Box>
              <Box className="detalle">{detalle}</Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Tarjeta>
  );
}

const lista = {
  display: 'flex',
  // Where the names do not fit one beside the other, some go below.
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  gap: { xs: 0.5, md: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const etapa = (situacion: Etapa['situacion']) => ({
  display: 'flex',
  // On a narrow screen each stage is its dot over its name; when and who are in the activity.
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: 'center',
  textAlign: { xs: 'center', md: 'start' },
  gap: { xs: 0.5, md: 1.25 },
  minWidth: { xs: 'min-content', md: 0 },
  flex: { xs: '1 1 0', md: '1 1 auto' },
  '&:last-of-type': { flex: { xs: '1 1 0', md: 'none' } },
  // The line to the next stage takes the room that is left; it is filled once this stage is done.
  '&:not(:last-of-type)::after': {
    content: '""',
    display: { xs: 'none', md: 'block' },
    flex: 1,
    minWidth: 16,
    height: 2,
    borderRadius: '1px',
    bgcolor: situacion === 'hecho' ? 'primary.accent' : 'divider',
  },
  '& .punto': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 26,
    height: 26,
    borderRadius: '50%',
    fontSize: '0.75rem',
    fontWeight: 600,
    ...PUNTO[situacion],
  },
  '& .nombre': {
    fontSize: { xs: '0.75rem', md: '0.8125rem' },
    lineHeight: '1.125rem',
    fontWeight: situacion === 'falta' || situacion === 'salteado' ? 400 : 600,
    color: situacion === 'falta' || situacion === 'salteado' ? 'text.secondary' : 'text.primary',
  },
  '& .detalle': {
    display: { xs: 'none', md: 'block' },
    fontSize: '0.75rem',
    lineHeight: '1rem',
    color: 'text.secondary',
  },
});

const PUNTO = {
  hecho: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  actual: { border: 2, borderColor: 'primary.main', color: 'primary.text' },
  falta: { bgcolor: 'page', color: 'text.secondary' },
  salteado: { bgcolor: 'page', color: 'text.secondary' },
} as const;
