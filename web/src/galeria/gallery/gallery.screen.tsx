import Box from '@mui/material/Box';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useRouter } from '@tanstack/react-router';
import type { GalleryItem } from '#galeria/api-falsa/entidades/perfil.ts';
import { coincide } from '#galeria/comun/buscar.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useCambiarMuestras, useMuestras } from '#galeria/comun/muestras.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useParametro } from '#galeria/comun/parametros.ts';
import { reponer } from '#galeria/comun/reponer.ts';
import { Visor } from '#galeria/comun/visor.tsx';
import { Encabezado } from '#galeria/user-profile/encabezado.tsx';
import { EsqueletoDeLista, grillaDePerfil } from '#galeria/user-profile/esqueletos.tsx';
import { quitarFoto } from '#galeria/user-profile/estado.ts';
import { Portada } from '#galeria/user-profile/portada.tsx';
import { textos } from '#galeria/user-profile/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { Foto } from './foto.tsx';

const CAMINO = '/api/data/gallery';

/** The pictures of the user, found by name, each as large as the window when it is opened. */
export function GalleryScreen() {
  const t = textos.usar();
  const consulta = useMuestras<readonly GalleryItem[]>(CAMINO);
  const irAlPerfil = <EnlaceBoton to={'/user-profile' as never}>{t('irAlPerfil')}</EnlaceBoton>;
  return (
    <PaginaDemo titulo={t('galeria')}>
      <Portada seccion="galeria" />
      <ConEstados
        consulta={consulta}
        esqueleto={<EsqueletoDeLista alto={284} />}
        vacio={{ icono: IconPhoto, titulo: t('sinFotos'), accion: irAlPerfil }}
      >
        {(todas) => <Fotos todas={todas} />}
      </ConEstados>
    </PaginaDemo>
  );
}

function Fotos({ todas }: { readonly todas: readonly GalleryItem[] }) {
  const t = textos.usar();
  const [buscar, setBuscar] = useParametro('buscar', '');
  const visor = useFotoAbierta();
  const eliminar = useEliminar(todas);
  const foco = useFocoTrasQuitar<HTMLUListElement>(todas.length);
  const fotos = todas.filter(({ name }) => coincide(buscar, name));
  return (
    <>
      <Encabezado
        titulo={t('galeria')}
        cantidad={fotos.length}
        buscar={buscar}
        etiqueta={t('buscarFoto')}
        onBuscar={setBuscar}
      />
      {fotos.length === 0 ? (
        <Tarjeta sinRelleno>
          <VistaSinResultados buscar={buscar} onLimpiar={() => setBuscar('')} />
        </Tarjeta>
      ) : (
        <Box component="ul" {...foco} aria-label={t('galeria')} data-testid="gallery-list" sx={grillaDePerfil}>
          {fotos.map((una) => (
            <li key={una.id}>
              <Foto foto={una} onAbrir={() => visor.abrir(una.id)} onEliminar={() => eliminar(una)} />
            </li>
          ))}
        </Box>
      )}
      <Visor fotos={fotos} elegida={visor.elegida} onElegir={visor.pasarA} onCerrar={visor.cerrar} />
    </>
  );
}

/**
 * The picture that is seen, in the address. Opened from here, closing it is going back, also after «Forward» or loading it again,
 * so its place in the history says it; by a link, there is nowhere to go back to.
 */
function useFotoAbierta() {
  const [foto, poner] = useParametro('foto', '');
  const { history } = useRouter();
  const esDeAca = () => (history.location.state as { readonly deAca?: boolean }).deAca === true;
  return {
    elegida: Number(foto),
    abrir: (id: number) => poner(String(id), { historia: true, estado: { deAca: true } }),
    pasarA: (id: number) => poner(String(id), { estado: { deAca: esDeAca() } }),
    cerrar: () => (esDeAca() ? history.back() : poner('')),
  };
}

/** Takes a picture away, and offers to bring it back. */
function useEliminar(todas: readonly GalleryItem[]): (foto: GalleryItem) => void {
  const t = textos.usar();
  const conDeshacer = useConDeshacer();
  const avisos = useAvisos();
  const cambiar = useCambiarMuestras<readonly GalleryItem[]>(CAMINO);
  return (foto) => {
    cambiar((fotos) => quitarFoto(fotos, foto.id));
    avisos.exito(
      t('fotoEliminada', { nombre: foto.name }),
      conDeshacer(() => cambiar((fotos) => reponer(fotos, todas, new Set([foto.id])))),
    );
  };
}
