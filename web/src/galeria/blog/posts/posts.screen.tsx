import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import { type BlogPost, CATEGORIAS_DE_BLOG } from '#galeria/api-falsa/entidades/blog.ts';
import { buscarEntradas, ORDENES, POR_PAGINA } from '#galeria/blog/estado.ts';
import { textos } from '#galeria/blog/textos.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useMuestras } from '#galeria/comun/muestras.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { oculto } from '#ui/piezas/oculto.tsx';
import { BarraDeBlog } from './barra-de-blog.tsx';
import { EntradaDestacada, TarjetaDeEntrada } from './tarjeta-de-entrada.tsx';

/** The posts of a blog: two that open the page, then a grid that is searched, sorted and paged. */
export function PostsScreen() {
  const t = textos.usar();
  const consulta = useMuestras<readonly BlogPost[]>('/api/data/blog/BlogPosts');
  return (
    <PaginaDemo titulo={t('titulo')}>
      <ConEstados consulta={consulta} esqueleto={<Esqueleto />} vacio={{ icono: IconArticle, titulo: t('vacio') }}>
        {(posts) => <Entradas posts={posts} />}
      </ConEstados>
    </PaginaDemo>
  );
}

function Entradas({ posts }: { readonly posts: readonly BlogPost[] }) {
  const t = textos.usar();
  const [buscar] = useParametro('buscar', '');
  const [orden] = useOpcion('orden', ORDENES, 'newest');
  const [categoria] = useOpcion('categoria', ['', ...CATEGORIAS_DE_BLOG], '');
  const [escrita, ponerPagina] = useParametro('pagina', '1');
  const poner = usePonerParametros();
  const filtrando = buscar !== '' || categoria !== '';
  const halladas = buscarEntradas(posts, { buscar, categoria, orden }).filter(({ featured }) => filtrando || !featured);
  const paginas = Math.max(1, Math.ceil(halladas.length / POR_PAGINA));
  const pagina = Math.min(paginas, Math.max(1, Number.parseInt(escrita, 10) || 1));
  const desde = (pagina - 1) * POR_PAGINA;
  return (
    <Stack sx={{ gap: 3 }}>
      {!filtrando && pagina === 1 && <Destacadas posts={posts.filter(({ featured }) => featured)} />}
      <BarraDeBlog />
      <Box component="section">
        <Box component="h2" sx={oculto}>
          {t('lista')}
        </Box>
        {halladas.length === 0 ? (
          <Tarjeta sinRelleno>
            <VistaSinResultados
              buscar={buscar}
              onLimpiar={() => poner({ buscar: undefined, categoria: undefined, pagina: undefined })}
            />
          </Tarjeta>
        ) : (
          <Box sx={grilla} data-testid="blog-list">
            {halladas.slice(desde, desde + POR_PAGINA).map((post) => (
              <TarjetaDeEntrada key={post.id} post={post} buscar={buscar} />
            ))}
          </Box>
        )}
      </Box>
      {paginas > 1 && (
        <Pagination
          count={paginas}
          page={pagina}
          color="primary"
          aria-label={t('paginas')}
          onChange={(_, nueva) => ponerPagina(String(nueva), { historia: true })}
          sx={{ alignSelf: 'center' }}
        />
      )}
    </Stack>
  );
}

function Destacadas({ posts }: { readonly posts: readonly BlogPost[] }) {
  const t = textos.usar();
  return (
    <Box component="section" sx={{ ...grilla, gridTemplateColumns: { xs: UNA, md: '2fr 1fr' } }}>
      <Box component="h2" sx={oculto}>
        {t('destacadas')}
      </Box>
      {posts.map((post) => (
        <EntradaDestacada key={post.id} post={post} />
      ))}
    </Box>
  );
}

function Esqueleto() {
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ ...grilla, gridTemplateColumns: { xs: UNA, md: '2fr 1fr' } }}>
        <Skeleton variant="rounded" height={400} />
        <Skeleton variant="rounded" height={400} />
      </Box>
      <Box sx={grilla}>
        <Skeleton variant="rounded" height={400} />
        <Skeleton variant="rounded" height={400} />
        <Skeleton variant="rounded" height={400} />
      </Box>
    </Stack>
  );
}

const UNA = 'minmax(0, 1fr)';
const grilla = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: UNA, sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
