import Button from '@mui/material/Button';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Email } from '#galeria/api-falsa/entidades/email.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { elegidoDe } from '#galeria/comun/eleccion.ts';
import { EsqueletoDePaneles } from '#galeria/comun/esqueleto-de-paneles.tsx';
import { useCambiarMuestras, useMuestras } from '#galeria/comun/muestras.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { TresPaneles, usePaneles } from '#ui/pantalla/tres-paneles.tsx';
import { type CambiarCorreos, useAcciones } from './acciones.ts';
import { Carpetas } from './carpetas.tsx';
import { CorreoAbierto } from './correo-abierto.tsx';
import { buscarCorreos, conRedactado, FILTROS, marcarLeidos, type Redaccion, seguirBorrador } from './estado.ts';
import { ListaDeCorreos } from './lista-de-correos.tsx';
import { Redactar } from './redactar.tsx';
import { textos } from './textos.ts';

const CAMINO = '/api/data/email/EmailData';
const EN_BLANCO: Redaccion = { para: [], asunto: '', html: '', texto: '', adjuntos: [] };

/** A mailbox: folders, the mails of one of them, and one to read. */
export function EmailScreen() {
  const t = textos.usar();
  const consulta = useMuestras<readonly Email[]>(CAMINO);
  const cambiar = useCambiarMuestras<readonly Email[]>(CAMINO);
  const avisos = useAvisos();
  const [redaccion, setRedaccion] = useState<Redaccion | null>(null);
  const handleListo = (escrita: Redaccion, carpeta: 'sent' | 'draft') => {
    const emisor = { nombre: t('vos'), foto: dibujo('Vos', 'retrato', 80, 80) };
    setRedaccion(null);
    cambiar((correos) => conRedactado(correos, escrita, carpeta, emisor, new Date().toISOString()));
    avisos.exito(t(carpeta === 'sent' ? 'enviado' : 'guardado'));
  };
  const handleReenviar = (correo: Email) =>
    setRedaccion({
      ...EN_BLANCO,
      asunto: `Fwd: ${correo.subject}`,
      html: `<p></p><p><em>${t('reenviado', { quien: correo.from })}</em></p>${correo.emailContent}`,
      texto: correo.emailExcerpt,
      adjuntos: correo.attchments,
    });
  return (
    <PaginaDemo titulo={t('titulo')} fija>
      <ConEstados
        consulta={consulta}
        esqueleto={<EsqueletoDePaneles lateral={240} lista={340} />}
        vacio={{
          icono: IconMail,
          titulo: t('vacio'),
          accion: (
            <Button variant="contained" onClick={() => setRedaccion(EN_BLANCO)}>
              {t('redactar')}
            </Button>
          ),
        }}
      >
        {(correos) => (
          <Correos
            correos={correos}
            cambiar={cambiar}
            onRedactar={() => setRedaccion(EN_BLANCO)}
            onReenviar={handleReenviar}
            onSeguir={(borrador) => setRedaccion(seguirBorrador(borrador))}
            onResponder={(escrita) => handleListo(escrita, 'sent')}
          />
        )}
      </ConEstados>
      <Redactar inicial={redaccion} onCerrar={() => setRedaccion(null)} onListo={handleListo} />
    </PaginaDemo>
  );
}

function Correos(props: {
  readonly correos: readonly Email[];
  readonly cambiar: CambiarCorreos;
  readonly onRedactar: () => void;
  readonly onReenviar: (correo: Email) => void;
  readonly onSeguir: (borrador: Email) => void;
  readonly onResponder: (redaccion: Redaccion) => void;
}) {
  const t = textos.usar();
  const { correos, cambiar } = props;
  const [escrito, elegir] = useParametro('id', '');
  const [buscar, ponerBuscar] = useParametro('buscar', '');
  const [filtro] = useOpcion('filtro', FILTROS, 'inbox');
  const poner = usePonerParametros();
  const aLaVista = buscarCorreos(correos, filtro, buscar);
  const elegido = elegidoDe(escrito === '' ? aLaVista : correos, ({ id }) => id, escrito);
  const { abrir, mostrar } = useAbrir(escrito, elegido, cambiar);
  const acciones = useAcciones({ correos, aLaVista, elegido, escrito, mostrar, cambiar });
  return (
    <TresPaneles
      lateral={{
        titulo: t('carpetas'),
        ancho: 240,
        contenido: <PanelDeCarpetas correos={correos} onRedactar={props.onRedactar} />,
      }}
      lista={{
        titulo: t('lista'),
        ancho: 340,
        contenido: (
          <ListaDeCorreos
            correos={aLaVista}
            elegido={elegido?.id ?? null}
            buscar={buscar}
            filtro={filtro}
            acciones={acciones}
            onBuscar={ponerBuscar}
            onLimpiar={() => poner({ buscar: undefined, filtro: undefined })}
            onElegir={abrir}
            onRedactar={props.onRedactar}
          />
        ),
      }}
      detalle={{
        titulo: t('detalle'),
        llevaVolver: elegido !== undefined,
        contenido: (
          <CorreoAbierto
            correo={elegido}
            acciones={acciones}
            onReenviar={props.onReenviar}
            onSeguir={props.onSeguir}
            onResponder={props.onResponder}
          />
        ),
      }}
      detalleAbierto={escrito !== ''}
      onVolver={() => elegir('', { historia: true })}
    />
  );
}

function PanelDeCarpetas(props: { readonly correos: readonly Email[]; readonly onRedactar: () => void }) {
  const [filtro] = useOpcion('filtro', FILTROS, 'inbox');
  const poner = usePonerParametros();
  const { ponerLateral } = usePaneles();
  return (
    <Carpetas
      correos={props.correos}
      filtro={filtro}
      onFiltro={(nuevo) => {
        poner({ filtro: nuevo === 'inbox' ? undefined : nuevo, id: undefined }, { historia: true });
        ponerLateral(false);
      }}
      onRedactar={() => {
        ponerLateral(false);
        props.onRedactar();
      }}
    />
  );
}

/**
 * Whoever opens a mail, from its row or by an address that names it, has read it. One that is only shown, because it comes
 * first or in the place of another that went, has not been opened.
 */
function useAbrir(escrito: string, elegido: Email | undefined, cambiar: CambiarCorreos) {
  const [, elegir] = useParametro('id', '');
  const soloMostrado = useRef('');
  const leer = ({ id, unread }: Email) => {
    if (unread) cambiar((correos) => marcarLeidos(correos, [id], true));
  };
  const alLlegar = useEffectEvent(() => {
    if (elegido && soloMostrado.current !== escrito) leer(elegido);
  });
  const abierto = escrito === '' ? undefined : elegido?.id;
  useEffect(() => {
    if (abierto !== undefined) alLlegar();
  }, [abierto]);
  return {
    abrir: (correo: Email) => {
      soloMostrado.current = '';
      leer(correo);
      elegir(String(correo.id), { historia: true });
    },
    mostrar: (id: string) => {
      soloMostrado.current = id;
      elegir(id);
    },
  };
}
