import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Avance } from '#inicio/dibujos/avance.tsx';
import { Chispa } from '#inicio/dibujos/chispa.tsx';
import { Esperando } from '#ui/pantalla/cargado.tsx';
import { Dinero } from './dinero.tsx';
import { type Figura, useFiguras } from './figuras.ts';

/** Four figures of the business, each beside what it was and a link to what makes it. */
export function Cifras() {
  const { t } = useTranslation('paneles');
  const figuras = useFiguras();
  return (
    <Box component="section" aria-label={t('cifras.titulo')}>
      <Box component="ul" sx={tira(figuras.length)}>
        {figuras.map((figura) => (
          <Paper component="li" key={figura.clave} sx={papel}>
            <UnaCifra figura={figura} />
          </Paper>
        ))}
      </Box>
    </Box>
  );
}

function UnaCifra({ figura }: { readonly figura: Figura }) {
  const { t } = useTranslation('ui');
  const { nombre, dato, fallo, reintentar } = figura;
  if (dato) return <Dicha figura={figura} dato={dato} />;
  return (
    <Box sx={cifra} role={fallo ? 'alert' : undefined}>
      <span className="nombre">{nombre}</span>
      {fallo ? (
        <div className="falla">
          {t('error.carga')}
          <Button
            size="small"
            variant="text"
            onClick={reintentar}
            aria-label={`${t('accion.reintentar')}: ${nombre}`}
            sx={{ mx: -1.25 }}
          >
            {t('accion.reintentar')}
          </Button>
        </div>
      ) : (
        <div className="falla">
          <Esperando>
            <Skeleton variant="rounded" width={120} height={24} />
            <Skeleton variant="rounded" width={150} height={12} sx={{ mt: 1 }} />
          </Esperando>
        </div>
      )}
    </Box>
  );
}

function Dicha({ figura, dato }: { readonly figura: Figura; readonly dato: NonNullable<Figura['dato']> }) {
  const { importe, cambio, contra, valores, parte } = dato;
  const mal = cambio?.sentido === -1;
  return (
    <Box component={Link} to={figura.a} search={figura.search as never} sx={cifra}>
      <span className="nombre">{figura.nombre}</span>
      <b className="valor">
        <Dinero importe={importe} />
      </b>
      <span className="contra">
        {cambio && <bdi className={cambio.sentido === 0 ? 'igual' : mal ? 'baja' : 'sube'}>{cambio.texto}</bdi>}{' '}
        <span className="larga">{contra.larga}</span>
        <span className="corta">{contra.corta}</span>
      </span>
      <div className="dibujo">
        {valores && <Chispa valores={valores} mal={mal} />}
        {parte !== undefined && <Avance parte={parte} />}
      </div>
    </Box>
  );
}

const REDONDEO = 'var(--t-shape-borderRadius)';

/** One card divided by lines; where they do not fit beside each other, a card each. */
const tira = (cuantas: number) => ({
  display: 'grid',
  gap: { xs: 1.5, md: '1px' },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${cuantas}, minmax(0, 1fr))` },
  m: 0,
  p: 0,
  listStyle: 'none',
});

const papel = {
  display: 'grid',
  minWidth: 0,
  '&:hover': { bgcolor: 'action.hover' },
  borderRadius: { xs: 1, md: 0 },
  '&:first-of-type': { borderStartStartRadius: REDONDEO, borderEndStartRadius: REDONDEO },
  '&:last-of-type': { borderStartEndRadius: REDONDEO, borderEndEndRadius: REDONDEO },
} as const;

const cifra = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    xs: '"nombre" "valor" "contra" "dibujo"',
    sm: '"nombre dibujo" "valor dibujo" "contra contra"',
  },
  alignContent: 'start',
  columnGap: 1.5,
  minHeight: { xs: 124, sm: 102 },
  px: { xs: 1.75, sm: 2.5 },
  py: { xs: 1.5, sm: 2 },
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  '& .nombre': { gridArea: 'nombre', color: 'text.secondary', fontSize: '0.8125rem', lineHeight: '1.125rem' },
  '& .valor': {
    gridArea: 'valor',
    mt: { xs: 0, sm: 0.5 },
    fontSize: { xs: '1.25rem', sm: '1.375rem' },
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  },
  '& .contra': { gridArea: 'contra', mt: { xs: 0, sm: 0.5 }, color: 'text.secondary' },
  '& .contra bdi': { fontWeight: 600, marginInlineEnd: '4px' },
  '& .sube': { color: 'success.text' },
  '& .baja': { color: 'error.text' },
  '& .igual': { color: 'text.primary' },
  '& .falla': { gridRow: { sm: '2 / span 2' }, gridColumn: '1 / -1', pt: 0.75, color: 'text.secondary' },
  // Two to a line on a phone, or four on a tablet, leave no room for all of it.
  '& .corta': { display: { sm: 'none', md: 'inline', lg: 'none' } },
  '& .larga': { display: { xs: 'none', sm: 'inline', md: 'none', lg: 'inline' } },
  '& .dibujo': { gridArea: 'dibujo', alignSelf: 'end', width: { xs: '100%', sm: 68 }, mt: { xs: 1, sm: 0 } },
  '& .chispa': { height: 30, mr: '3px' },
} as const;
