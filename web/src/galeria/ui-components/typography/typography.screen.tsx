import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { medidasDe } from './medidas.ts';

const TITULOS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const CUERPO = ['subtitle1', 'subtitle2', 'body1', 'body2', 'caption', 'overline'] as const;
const COLORES = [
  'text.primary',
  'text.secondary',
  'primary.text',
  'success.text',
  'warning.text',
  'error.text',
] as const;

type Variante = (typeof TITULOS | typeof CUERPO)[number];

/** Every variant of the letter with its measures, as the theme has them. */
export function TypographyScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('typography')}>
      <Bloques>
        <Bloque titulo={t('tipografia.titulos')}>
          <Variantes variantes={TITULOS} />
        </Bloque>
        <Bloque titulo={t('tipografia.cuerpo')}>
          <Variantes variantes={CUERPO} />
        </Bloque>
        <Bloque titulo={t('tipografia.colores')} ancho>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
            {COLORES.map((color) => (
              <div key={color}>
                <Typography sx={{ color }}>{t('tipografia.muestra')}</Typography>
                <Typography variant="caption" dir="ltr" sx={{ color: 'text.secondary' }}>
                  {color}
                </Typography>
              </div>
            ))}
          </Box>
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

const enCifras = ({ tamano, linea, peso }: ReturnType<typeof medidasDe>) => ({
  tamano: formatearCantidad(tamano),
  linea: formatearCantidad(linea),
  peso,
});

function Variantes({ variantes }: { readonly variantes: readonly Variante[] }) {
  const t = textos.usar();
  const tema: Theme = useTheme();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {variantes.map((variante) => (
        <div key={variante}>
          <Typography variant={variante} component="p" data-testid={`typography-${variante}`}>
            {`${variante}. ${t('tipografia.muestra')}`}
          </Typography>
          <Typography variant="body2" data-testid={`typography-${variante}-medidas`} sx={{ color: 'text.secondary' }}>
            {t('tipografia.medidas', enCifras(medidasDe(tema.typography[variante])))}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
