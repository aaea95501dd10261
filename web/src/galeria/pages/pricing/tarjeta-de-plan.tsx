import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { textos } from '#galeria/pages/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearImporte } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { DibujoDePlan } from './dibujo-de-plan.tsx';
import { type Plan, precioDe } from './planes.ts';

/** A plan: what it costs, what it brings and what it does not. */
export function TarjetaDePlan({ plan, anual }: { readonly plan: Plan; readonly anual: boolean }) {
  const t = textos.usar();
  const avisos = useAvisos();
  return (
    <Paper component="article" aria-label={plan.nombre} data-testid={`pricing-${plan.id}`} sx={tarjeta}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 24 }}>
        <Typography component="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600, color: 'text.secondary' }}>
          {plan.nombre}
        </Typography>
        {plan.popular && (
          <EstadoChip tono="azul" sinPunto>
            {t('preciosPopular')}
          </EstadoChip>
        )}
      </Box>
      <DibujoDePlan nivel={NIVEL.indexOf(plan.id)} />
      <Precio plan={plan} anual={anual} />
      <Caracteristicas plan={plan} />
      <Button
        size="large"
        fullWidth
        variant={plan.popular ? 'contained' : 'tonal'}
        onClick={({ detail }) => {
          // The second press of a double click chooses the same one again.
          if (detail <= 1) avisos.exito(t('preciosElegido', { plan: plan.nombre }));
        }}
        sx={{ mt: 'auto' }}
      >
        {t('preciosElegir', { plan: plan.nombre })}
      </Button>
    </Paper>
  );
}

const NIVEL = ['silver', 'bronze', 'gold'];

/** What it costs is read from left to right in any language, as every figure with its currency. */
function Precio({ plan, anual }: { readonly plan: Plan; readonly anual: boolean }) {
  const t = textos.usar();
  if (plan.centavosPorMes === 0) return <Box sx={precio}>{t('preciosGratis')}</Box>;
  return (
    <Box sx={precio}>
      <Box component="span" dir="ltr" sx={{ ...precio, minHeight: 0 }}>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          USD
        </Box>
        {formatearImporte(precioDe(plan, anual))}
        <Box component="span" sx={{ fontSize: '0.9375rem', fontWeight: 500, color: 'text.secondary' }}>
          {t(anual ? 'preciosPorAnio' : 'preciosPorMes')}
        </Box>
      </Box>
    </Box>
  );
}

function Caracteristicas({ plan }: { readonly plan: Plan }) {
  const t = textos.usar();
  const { integrantes, gigas } = plan;
  const todas = [
    {
      si: true,
      texto: integrantes === null ? t('preciosSinLimite') : t('preciosMiembros', { cuantos: String(integrantes) }),
    },
    { si: true, texto: t(plan.variosEquipos ? 'preciosVariosEquipos' : 'preciosUnEquipo') },
    { si: true, texto: t('preciosEspacio', { cuantos: String(gigas) }) },
    { si: plan.respaldo, texto: t('preciosRespaldo') },
    { si: plan.permisos, texto: t('preciosPermisos') },
  ];
  return (
    <Box component="ul" sx={lista}>
      {todas.map(({ si, texto }) => (
        <Box component="li" key={texto} sx={si ? {} : { color: 'text.secondary' }}>
          <Box component="span" sx={{ display: 'flex', color: si ? 'primary.text' : 'text.secondary' }}>
            {si ? <IconCheck size={18} stroke={2} aria-hidden /> : <IconX size={18} stroke={1.7} aria-hidden />}
          </Box>
          <span>
            <Oculto>{`${t(si ? 'preciosIncluye' : 'preciosNoIncluye')}: `}</Oculto>
            <bdi>{texto}</bdi>
          </span>
        </Box>
      ))}
    </Box>
  );
}

const tarjeta = { display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2.5, sm: 3 }, minWidth: 0 } as const;

const precio = {
  display: 'flex',
  minHeight: 52,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 0.75,
  fontSize: '2.25rem',
  lineHeight: '2.75rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
} as const;

const lista = {
  listStyle: 'none',
  m: 0,
  mb: 1,
  p: 0,
  display: 'grid',
  gap: 1.5,
  '& > li': { position: 'relative', display: 'flex', alignItems: 'center', gap: 1.25 },
} as const;
