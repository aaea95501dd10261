import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { buscarArticulos, type Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { LineaDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { SelectorDeArticulo } from '#articulos/index.ts';

const SUGERIDOS = 5;
/** Words that say what a thing is; more of them find nothing. */
const PALABRAS = 3;

type Props = {
  readonly linea: LineaDeLista;
  readonly onElegir: (articulo: Pick<Hallazgo, 'id' | 'codigo'>) => void;
};

/** Which artículo a line is: any by the search, and first those that look like it by their code or their words. */
export function ElegirArticulo({ linea, onElegir }: Props) {
  const { t } = useTranslation('importaciones');
  const palabras = linea.descripcion
    .split(/\s+/)
    .filter((palabra) => palabra.length > 2)
    .slice(0, PALABRAS);
  const porCodigo = useParecidos(linea.codigo);
  const porPalabras = useParecidos(palabras.join(' '));
  const todos = [...porCodigo.filas, ...porPalabras.filas];
  const sugeridos = [...new Map(todos.map((uno) => [uno.id, uno])).values()].slice(0, SUGERIDOS);
  const listo = !porCodigo.buscando && !porPalabras.buscando;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SelectorDeArticulo
        valor={null}
        label={t('listas.linea.elegir')}
        onCambio={(articulo) => articulo && onElegir(articulo)}
      />
      {sugeridos.length > 0 && (
        <Box>
          <Typography variant="caption" component="h4" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {t('listas.linea.sugeridos')}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
            {sugeridos.map((articulo) => (
              <li key={articulo.id}>
                <ButtonBase onClick={() => onElegir(articulo)} sx={sugerido}>
                  <b>
                    <bdi>{articulo.codigo}</bdi>
                  </b>
                  <span>{[articulo.descripcion, articulo.marca].filter(Boolean).join(' · ')}</span>
                </ButtonBase>
              </li>
            ))}
          </Box>
        </Box>
      )}
      {listo && sugeridos.length === 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('listas.linea.sinSugeridos')}
        </Typography>
      )}
    </Stack>
  );
}

function useParecidos(texto: string): { readonly filas: readonly Hallazgo[]; readonly buscando: boolean } {
  const { data, isFetching } = useQuery({
    ...consultaDe(buscarArticulos, { query: { texto } }),
    enabled: texto.trim() !== '',
  });
  return { filas: data?.filas ?? [], buscando: isFetching };
}

const sugerido = {
  display: 'grid',
  width: '100%',
  minHeight: 44,
  px: 1,
  py: 0.75,
  borderRadius: '6px',
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '& span': { color: 'text.secondary' },
} as const;
