import { useRouter } from '@tanstack/react-router';

/** Takes out of the address what was asked of the step that ended, unless the person went elsewhere meanwhile. */
export function useLimpiarDireccion(id: string): () => void {
  const router = useRouter();
  return () => {
    if (router.state.location.pathname !== `/importaciones/${id}`) return;
    void router.navigate({ to: '/importaciones/$id', params: { id }, search: {}, replace: true });
  };
}
