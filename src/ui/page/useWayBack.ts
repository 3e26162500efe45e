import { useRouter } from 'expo-router';

/** The way back: to where one came from, or home if the app was opened right here. */
export function useWayBack(): () => void {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace('/'));
}
