import { t } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { errorStatus } from '../../api/errorMessage.js';
import { useLogOutMutation } from '../../api/identity.js';
import { sessionEnded } from '../../api/session.js';
import { doneBeforeSignOut } from '../../lib/appStore.js';
import { browserStorage } from '../../lib/browserStorage.js';
import { saveFlashMessage } from '../../lib/flashMessage.js';
import { toast } from '../../ui/toast.js';

export function useLogOut(): { logOut: () => Promise<void>; busy: boolean } {
  const [send, { isLoading }] = useLogOutMutation();
  const dispatch = useDispatch();
  const logOut = async (): Promise<void> => {
    try {
      await doneBeforeSignOut();
      await send().unwrap();
      saveFlashMessage({ toast: { title: t('profile.loggedOut') } });
      dispatch(sessionEnded('signed-out'));
    } catch (error) {
      if (errorStatus(error) === 401) {
        browserStorage.dropAll();
        return;
      }
      toast({
        title: t('profile.logoutFailed'),
        description: t('profile.logoutError'),
        destructive: true,
      });
    }
  };
  return { logOut, busy: isLoading };
}
