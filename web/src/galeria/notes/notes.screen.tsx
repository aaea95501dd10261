import Button from '@mui/material/Button';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { useState } from 'react';
import type { Note } from '#galeria/api-falsa/entidades/notes.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { elegidoDe, escritoTras } from '#galeria/comun/eleccion.ts';
import { EsqueletoDePaneles } from '#galeria/comun/esqueleto-de-paneles.tsx';
import { idNuevo } from '#galeria/comun/id-nuevo.ts';
import { useCambiarMuestras, useMuestras } from '#galeria/comun/muestras.ts';
import { useNombrado } from '#galeria/comun/nombrado.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { TresPaneles, usePaneles } from '#ui/pantalla/tres-paneles.tsx';
import { AgregarNota } from './agregar-nota.tsx';
import { EditorDeNota } from './editor-de-nota.tsx';
import { agregarNota, buscarNotas, cambiarNota, type NotaNueva, quitarNota, reponerNota } from './estado.ts';
import { ListaDeNotas } from './lista-de-notas.tsx';
import { textos } from './textos.ts';

const CAMINO = '/api/data/notes/NotesData';

/** Notes on coloured cards, beside the one that is being written. */
export function NotesScreen() {
  const t = textos.usar();
  const consulta = useMuestras<readonly Note[]>(CAMINO);
  const cambiar = useCambiarMuestras<readonly Note[]>(CAMINO);
  const poner = usePonerParametros();
  const [agregando, setAgregando] = useState(false);
  const handleAgregar = (nueva: NotaNueva) => {
    setAgregando(false);
    // Whatever is looked for, the new one is seen.
    poner({ id: String(idNuevo(consulta.data ?? [])), buscar: undefined }, { historia: true });
    cambiar((notas) => agregarNota(notas, nueva, new Date()));
  };
  return (
    <PaginaDemo titulo={t('titulo')} fija>
      <ConEstados
        consulta={consulta}
        esqueleto={<EsqueletoDePaneles lateral={260} />}
        vacio={{
          icono: IconNote,
          titulo: t('vacio'),
          texto: t('vacioTexto'),
          accion: (
            <Button variant="contained" onClick={() => setAgregando(true)}>
              {t('agregar')}
            </Button>
          ),
        }}
      >
        {(notas) => <Notas notas={notas} cambiar={cambiar} onAgregar={() => setAgregando(true)} />}
      </ConEstados>
      <AgregarNota abierto={agregando} onCerrar={() => setAgregando(false)} onGuardar={handleAgregar} />
    </PaginaDemo>
  );
}

type DeNotas = {
  readonly notas: readonly Note[];
  readonly cambiar: (fn: (notas: readonly Note[]) => readonly Note[]) => void;
};

function Notas({ notas, cambiar, onAgregar }: DeNotas & { readonly onAgregar: () => void }) {
  const t = textos.usar();
  const [escrito, elegir] = useParametro('id', '');
  const [buscar] = useParametro('buscar', '');
  const { nombrado, nombrar } = useNombrado(escrito, elegir);
  const elegida = elegidoDe(nombrado === '' ? buscarNotas(notas, buscar) : notas, ({ id }) => id, nombrado);
  return (
    <TresPaneles
      lateral={{
        titulo: t('todas'),
        ancho: 260,
        contenido: <PanelDeNotas notas={notas} cambiar={cambiar} elegida={elegida?.id ?? null} />,
      }}
      detalle={{
        titulo: t('editor'),
        contenido: (
          <EditorDeNota
            nota={elegida}
            onAgregar={onAgregar}
            // What is written may leave it out of sight, and it is still the one that is written.
            onEmpezar={() => {
              if (elegida) nombrar(String(elegida.id));
            }}
            onCambio={(campo, valor) => {
              if (elegida) cambiar((actuales) => cambiarNota(actuales, elegida.id, campo, valor));
            }}
          />
        ),
      }}
    />
  );
}

function PanelDeNotas({ notas, cambiar, elegida }: DeNotas & { readonly elegida: number | null }) {
  const t = textos.usar();
  const conDeshacer = useConDeshacer();
  const avisos = useAvisos();
  const { ponerLateral } = usePaneles();
  const [, elegir] = useParametro('id', '');
  const [buscar, ponerBuscar] = useParametro('buscar', '');
  const aLaVista = buscarNotas(notas, buscar);
  const handleEliminar = (nota: Note) => {
    if (nota.id === elegida) elegir(escritoTras(aLaVista, nota.id));
    cambiar((actuales) => quitarNota(actuales, nota.id));
    const handleDeshacer = () => {
      let repuesta: Note | undefined;
      cambiar((actuales) => {
        const conElla = reponerNota(actuales, notas, nota.id);
        repuesta = conElla.find((una) => !actuales.includes(una));
        return conElla;
      });
      // It has another id when a new one took its own meanwhile.
      if (nota.id === elegida && repuesta) elegir(String(repuesta.id));
    };
    avisos.exito(t('eliminada'), conDeshacer(handleDeshacer));
  };
  return (
    <ListaDeNotas
      notas={aLaVista}
      elegida={elegida}
      buscar={buscar}
      onBuscar={ponerBuscar}
      onElegir={({ id }) => {
        elegir(String(id), { historia: true });
        ponerLateral(false);
      }}
      onEliminar={handleEliminar}
    />
  );
}
